import { type ReactNode, Suspense } from 'react';
import { ErrorPage } from '#src/app/errors/error-page.tsx';
import { lazyComponent } from '#src/components/lazy/lazy-component.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { ListSkeleton } from '#src/components/skeleton/list-skeleton.tsx';
import { VisitedFundPage, type VisitedFundPageProps } from '#src/features/fund-sharing/visited-fund-page.tsx';
import type { SharingProps } from './sharing.tsx';

/** The page's reader, with the data that they may see. */
export type ShownFund =
  | ({ to: 'visitor' } & Pick<VisitedFundPageProps, 'peloton'>)
  | ({ to: 'member' } & Omit<SharingProps, 'tab'>)
  | { to: 'nobody' };

const Sharing = lazyComponent(async () => (await import('./sharing.tsx')).Sharing);

const Titled = ({ children }: { children: ReactNode }) => {
  usePageTitle('Share what was raised');
  return children;
};

/** The page of `/fund-sharing/{id}`. */
export const FundView = ({ shown, tab }: { shown: ShownFund; tab: SharingProps['tab'] }) => {
  if (shown.to === 'nobody')
    return <ErrorPage statusCode={403} info="Only its members share a peloton’s money." />;
  return (
    <Titled>
      {shown.to === 'visitor' ? (
        <VisitedFundPage peloton={shown.peloton} />
      ) : (
        <Suspense fallback={<ListSkeleton title="Loading what can be shared" />}>
          <Sharing {...shown} tab={tab} />
        </Suspense>
      )}
    </Titled>
  );
};
