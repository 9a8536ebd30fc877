import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { FormSkeleton } from '#src/components/skeleton/skeleton.tsx';

/** Shown while a page takes long to load. */
export const LoadingPage = () => {
  usePageTitle('Loading');
  return (
    <PageFrame isLoading>
      <div style={{ paddingBlock: '6rem', maxWidth: '40rem' }}>
        <FormSkeleton label="Loading the page" />
      </div>
    </PageFrame>
  );
};
