import { whose } from '#machines/whose.ts';
import { useArrived } from '#src/components/lazy/arrived.ts';
import type { Profile } from '#src/features/profile/profile-messages.ts';
import type { Late, Participation } from './about.ts';
import { Activities } from './activities.tsx';
import { EditMark } from './edit-mark.tsx';
import { Help } from './help.tsx';
import { RiddenRoutes } from './ridden-routes.tsx';

type TakingPartProps = { profile: Profile; participation: Late<Participation>; isOwn: boolean };

/** A person's participation this year besides riding: goals and kinds of help. Suspends until it is loaded. */
export const TakingPart = ({ profile: { firstName }, participation, isOwn }: TakingPartProps) => {
  const known = useArrived(participation);
  if (known === null) return null;
  const { activityGoals, help } = known;
  return (
    <>
      <Activities
        title={isOwn ? 'Your challenge' : `${whose(firstName)} challenge`}
        goals={activityGoals}
        mark={
          isOwn ? <EditMark link={{ to: '/activity-goals/edit' }} name="Edit your challenge" /> : undefined
        }
      />
      <Help
        title={isOwn ? 'How you help' : `How ${firstName} helps`}
        lede={
          isOwn
            ? 'Others see what you do, never where or when.'
            : 'Nobody rides without the people along the road.'
        }
        kinds={help}
        mark={isOwn ? <EditMark link={{ to: '/volunteer-edit' }} name="Edit your shifts" /> : undefined}
      />
    </>
  );
};

/** A person's routes this year. Suspends until they are loaded. */
export const Roads = ({ profile: { firstName }, participation, isOwn }: TakingPartProps) => {
  const routes = useArrived(participation)?.routes ?? [];
  return (
    <RiddenRoutes
      title={`${isOwn ? 'Your' : whose(firstName)} ${routes.length === 1 ? 'route' : 'routes'}`}
      routes={routes}
      aside={isOwn ? <EditMark link={{ to: '/ride-route/edit' }} name="Edit your route" /> : undefined}
    />
  );
};
