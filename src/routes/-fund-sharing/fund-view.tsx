import type { ReactNode } from 'react';
import { ErrorPage } from '#src/app/errors/error-page.tsx';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { FundSharingPage, type FundSharingPageProps } from '#src/features/fund-sharing/fund-sharing-page.tsx';
import { VisitedFundPage, type VisitedFundPageProps } from '#src/features/fund-sharing/visited-fund-page.tsx';

import { signInPlace } from '#src/features/shell/sign-in-place.ts';

/** To whom the page is shown, with what they may see. */
export type ShownFund =
  | ({ to: 'visitor' } & Pick<VisitedFundPageProps, 'peloton'>)
  | ({ to: 'leader' } & FundSharingPageProps)
  | { to: 'nobody' };

const Titled = ({ children }: { children: ReactNode }) => {
  usePageTitle('Share what was given');
  return children;
};

/** The page of `/fund-sharing/{id}`. */
export const FundView = ({ shown }: { shown: ShownFund }) => {
  if (shown.to === 'nobody')
    return <ErrorPage statusCode={403} info="Only a peloton’s captain and admins share its fund." />;
  return (
    <Titled>
      {shown.to === 'visitor' ? (
        <VisitedFundPage
          peloton={shown.peloton}
          signInHref={signInPlace(`/fund-sharing/${shown.peloton.id}`)}
        />
      ) : (
        <FundSharingPage fund={shown.fund} recipients={shown.recipients} />
      )}
    </Titled>
  );
};
