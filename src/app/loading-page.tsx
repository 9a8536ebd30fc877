import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { FormSkeleton } from '#src/components/skeleton/skeleton.tsx';
import { usePageTitle } from './use-page-title.ts';

/** What a person sees when a page takes its time to come. */
export const LoadingPage = () => {
  usePageTitle('Loading');
  return (
    <PageFrame>
      <div style={{ paddingBlock: '6rem', maxWidth: '40rem' }}>
        <FormSkeleton label="Loading the page" />
      </div>
    </PageFrame>
  );
};
