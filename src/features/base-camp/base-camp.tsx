import { useActorRef } from '@xstate/react';
import type { ReactNode } from 'react';
import type { User } from '#machines/auth/auth.types.ts';
import { baseCampFlow } from './base-camp.actors.ts';
import { dismissedBy } from './base-camp.storage.ts';
import { BaseCampPanel } from './base-camp-panel.tsx';
import type { CampPlace } from './camp-frame.tsx';

type BaseCampProps = {
  /** Who is signed in. Another person's needs another `key`. */
  user: Pick<User, 'publicId' | 'participantTypes'>;
  place: CampPlace;
  /** What shares the person's page there; an e-mail that is ready to send where it is left out. */
  share?: ReactNode;
};

const takesPart = ({ isChallenger, isVolunteer, registeredRides }: User['participantTypes']): boolean =>
  isChallenger || isVolunteer || registeredRides.length > 0;

/** What a signed-in person sees of themself, with a flow of its own. A route mounts it once it is known who is there. */
export const BaseCamp = ({ user: { publicId, participantTypes }, place, share = null }: BaseCampProps) => {
  const actor = useActorRef(baseCampFlow, {
    input: { publicId, dismissed: dismissedBy(publicId), key: crypto.randomUUID() },
  });
  return (
    <BaseCampPanel
      actor={actor}
      place={place}
      size={takesPart(participantTypes) ? 'whole' : 'slim'}
      share={share}
    />
  );
};
