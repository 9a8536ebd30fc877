import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Named } from '#machines/super-peloton/super-peloton.types.ts';
import type { WayBack } from '#src/components/way-back/way-back.tsx';
import { FamilyPanel } from './family-panel.tsx';
import { type SuperPelotonPorts, superPelotonFlow } from './super-peloton.actors.ts';

type FamilyDeskProps = SuperPelotonPorts & {
  /** Another one needs another `key`. */
  peloton: Named;
  /** Called after the page's totals and lists change. */
  onChanged: () => void;
  wayBack: WayBack;
};

/** A captain asks, invites, accepts, declines and ends the peloton's ties to others here. */
export const FamilyDesk = ({ peloton: { id, name }, onChanged, wayBack, ...ports }: FamilyDeskProps) => {
  // The ports belong to the mounting page; another page mounts another one.
  const [logic] = useState(() => superPelotonFlow(ports));
  const actor = useActorRef(logic, { input: { pelotonId: id, name } });
  const snapshot = useSelector(actor, (one) => one);

  useEffect(() => {
    const { unsubscribe } = actor.on('family.changed', onChanged);
    return unsubscribe;
  }, [actor, onChanged]);

  return <FamilyPanel snapshot={snapshot} send={actor.send} wayBack={wayBack} />;
};
