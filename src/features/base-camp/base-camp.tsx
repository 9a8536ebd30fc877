import { useActorRef } from '@xstate/react';
import type { ReactNode } from 'react';
import type { User } from '#machines/auth/auth.types.ts';
import { baseCampFlow } from './base-camp.actors.ts';
import { dismissedBy } from './base-camp.storage.ts';
import { BaseCampPanel } from './base-camp-panel.tsx';
import type { CampPlace } from './camp-frame.tsx';
import { campSizeOf } from './camp-size.ts';

type BaseCampProps = {
  /** Who is signed in. Another person's needs another `key`. */
  user: Pick<User, 'publicId' | 'participantTypes' | 'fundraising'>;
  place: CampPlace;
  /** What shares the person's page there. */
  share: ReactNode;
  /** The same beside a louder button; left out where only the next step is shown. */
  quietShare?: ReactNode;
};

/** What a signed-in person sees of themself, with a flow of its own. A route mounts it once it is known who is there. */
export const BaseCamp = ({ user, place, share, quietShare }: BaseCampProps) => {
  const { publicId } = user;
  const actor = useActorRef(baseCampFlow, {
    input: { publicId, dismissed: dismissedBy(publicId), key: crypto.randomUUID() },
  });
  return (
    <BaseCampPanel
      actor={actor}
      place={place}
      size={campSizeOf(user)}
      share={share}
      quietShare={quietShare}
    />
  );
};
