import { useSelector } from '@xstate/react';
import type { FundSharingActor } from '#src/features/fund-sharing/fund-sharing.types.ts';
import { SharingPage } from '#src/features/fund-sharing/sharing-page.tsx';

const wayBack = { isRenewing: false, label: 'Sign in again', problem: null, onPress: () => undefined };

/** The page around a walked actor. */
export const FundSharingHarness = ({ actor }: { actor: FundSharingActor }) => (
  <SharingPage
    snapshot={useSelector(actor, (one) => one)}
    send={actor.send}
    save={async () => undefined}
    failureText={() => 'That did not work.'}
    isLeader={false}
    forecast={null}
    wayBack={wayBack}
  />
);
