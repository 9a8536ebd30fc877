import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { FundSharingSnapshot, fundSharingMachine } from '#machines/fund-sharing/fund-sharing.machine.ts';
import type { SharingQuery } from '#machines/fund-sharing/fund-sharing.types.ts';
import { useFlow, useSystemActor } from '#src/app/root-actor/use-app.ts';
import { useLeaveWarning } from '#src/app/router/use-leave-warning.ts';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import { Forecast } from '#src/features/forecast/forecast.tsx';
import type { SharingTab } from '#src/features/fund-sharing/sharing-address.ts';
import { SharingPage } from '#src/features/fund-sharing/sharing-page.tsx';

const leaving = [
  'Leave without sharing?',
  'No money has moved yet, and you’ll lose the amounts you entered.',
];

export type SharingProps = {
  query: SharingQuery;
  /** The person’s own public id. */
  publicId: string;
  isLeader: boolean;
  /** The view where the address has none. */
  tab: SharingTab | undefined;
};

/** Restarts whenever money is received or shared. */
const SharingForecast = ({
  snapshot: { context },
  publicId,
}: { snapshot: FundSharingSnapshot } & Pick<SharingProps, 'publicId'>) => {
  const { source, pelotonId, view } = context;
  const of = source === 'self' ? 'User' : 'Peloton';
  return <Forecast key={`${of} ${view?.balance}`} of={of} id={of === 'User' ? publicId : pelotonId} />;
};

/** The members' page of `/fund-sharing/{id}`, connected to the app. */
export const Sharing = ({ query, publicId, isLeader, tab }: SharingProps) => {
  const actor = useFlow<typeof fundSharingMachine>('fund-sharing');
  const snapshot = useSelector(actor, (one) => one);
  const wayBack = useWayBack(useSystemActor('auth'));
  useLeaveWarning(snapshot.context.draft.entries.length > 0, leaving);
  // The address decides: links, Back and Forward change it.
  const { page, history } = query;
  useEffect(() => {
    const { query: known } = actor.getSnapshot().context;
    if (known.page !== page || known.history !== history)
      actor.send({ type: 'query.changed', query: { page, history } });
  }, [actor, page, history]);
  return (
    <SharingPage
      snapshot={snapshot}
      tab={tab ?? 'share'}
      send={actor.send}
      wayBack={wayBack}
      isLeader={isLeader}
      forecast={<SharingForecast snapshot={snapshot} publicId={publicId} />}
    />
  );
};
