import { useSelector } from '@xstate/react';
import { OwnStory, type StoryActor } from '#src/features/profile/own-story.tsx';

const wayBack = { isRenewing: false, label: 'Sign in again', problem: null, onPress: () => undefined };

/** One's own story without the app around it: what the machine has saved stands in for the app's copy. */
export const OwnPage = ({ actor }: { actor: StoryActor }) => {
  const page = useSelector(actor, ({ context }) => context.saved);
  return <OwnStory actor={actor} page={page} own={{ ...page, version: '"1"' }} wayBack={wayBack} />;
};
