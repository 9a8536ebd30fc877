import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Named } from '#machines/super-peloton/super-peloton.types.ts';
import type { WayBack } from '#src/components/way-back/way-back.tsx';
import { FamilyPanel } from './family-panel.tsx';
import { type SuperPelotonPorts, superPelotonFlow } from './super-peloton.actors.ts';

type FamilyDeskProps = SuperPelotonPorts & {
  /** Another one needs another `key`. */
  peloton: Named;
  /** Totals and lists of the page are others than before. */
  onChanged: () => void;
  wayBack: WayBack;
};

/** Where a captain asks, invites, agrees, declines and ends what binds the peloton to others. */
export const FamilyDesk = ({ peloton: { id, name }, onChanged, wayBack, ...ports }: FamilyDeskProps) => {
  // The ports are those of the page that mounted it; another page mounts another.
  const [logic] = useState(() => superPelotonFlow(ports));
  const actor = useActorRef(logic, { input: { pelotonId: id, name } });
  const snapshot = useSelector(actor, (one) => one);

  useEffect(() => {
    const { unsubscribe } = actor.on('family.changed', onChanged);
    return unsubscribe;
  }, [actor, onChanged]);

  return <FamilyPanel snapshot={snapshot} send={actor.send} wayBack={wayBack} />;
};
