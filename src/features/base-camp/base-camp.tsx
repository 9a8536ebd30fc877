import type { ReactNode } from 'react';
import type { User } from '#machines/auth/auth.types.ts';
import { useFlowActor } from '#src/components/flow/use-flow-actor.ts';
import { baseCampFlow } from './base-camp.actors.ts';
import { dismissedBy } from './base-camp.storage.ts';
import { BaseCampPanel } from './base-camp-panel.tsx';
import type { CampPlace } from './camp-frame.tsx';
import { campSizeOf } from './camp-skeleton.tsx';

type BaseCampProps = {
  /** The signed-in person. Another person needs another `key`. */
  user: Pick<User, 'publicId' | 'participantTypes' | 'fundraising'>;
  place: CampPlace;
  /** The share button of the person's page. */
  share: ReactNode;
  /** A quieter share button, for use next to a primary button; left out if only the next step is shown. */
  quietShare?: ReactNode;
};

/** The signed-in person's base camp, with its own flow. A route mounts it when the person is known. */
export const BaseCamp = ({ user, place, share, quietShare }: BaseCampProps) => {
  const { publicId } = user;
  const actor = useFlowActor(baseCampFlow, {
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
