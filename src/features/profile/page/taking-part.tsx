import { whose } from '#machines/whose.ts';
import { useArrived } from '#src/components/lazy/arrived.ts';
import type { Profile } from '#src/features/profile/profile-messages.ts';
import type { Late, Participation } from './about.ts';
import { Activities } from './activities.tsx';
import { Help } from './help.tsx';
import { RiddenRoutes } from './ridden-routes.tsx';

type TakingPartProps = { profile: Profile; participation: Late<Participation>; isOwn: boolean };

/** What somebody takes part in this year: routes, goals and kinds of help. Suspends until that is known. */
export const TakingPart = ({ profile: { firstName }, participation, isOwn }: TakingPartProps) => {
  const known = useArrived(participation);
  if (known === null) return null;
  const { routes, activityGoals, help } = known;
  const one = routes.length === 1;
  return (
    <>
      <RiddenRoutes
        title={`${isOwn ? 'Your' : whose(firstName)} ${one ? 'road' : 'roads'}`}
        routes={routes}
      />
      <Activities
        title={isOwn ? 'What you set out to do' : `What ${firstName} set out to do`}
        goals={activityGoals}
      />
      <Help
        title={isOwn ? 'How you help' : `How ${firstName} helps`}
        lede={
          isOwn
            ? 'Others see the kind of help you give, never where or when.'
            : 'No one could ride without the people along the road.'
        }
        kinds={help}
      />
    </>
  );
};
