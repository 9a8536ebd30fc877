import { useSelector } from '@xstate/react';
import type { FundSharingActor } from '#src/features/fund-sharing/fund-sharing.types.ts';
import { sharingTabs } from '#src/features/fund-sharing/sharing-address.ts';
import { SharingPage } from '#src/features/fund-sharing/sharing-page.tsx';
import { wayBack } from '#test/support/auth/sign-in-again.ts';
import { useTab } from '#test/support/page-tabs/use-tab.ts';

export const FundSharingHarness = ({ actor }: { actor: FundSharingActor }) => {
  const tab = useTab('share');
  return (
    <SharingPage
      tab={sharingTabs.find((one) => one === tab) ?? 'share'}
      snapshot={useSelector(actor, (one) => one)}
      send={actor.send}
      isLeader={false}
      forecast={null}
      wayBack={wayBack}
    />
  );
};
