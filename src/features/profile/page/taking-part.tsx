import type { ReactNode } from 'react';
import { activityName, amountText, rounded, unitName } from '#machines/form/activity-texts.ts';
import { whose } from '#machines/whose.ts';
import { Track } from '#src/components/card/track.tsx';
import { placesOf } from '#src/components/course/course-line.ts';
import { ElevationProfile } from '#src/components/course/elevation-profile.tsx';
import { dateText } from '#src/components/format/date.ts';
import { feet, miles, plainNumber } from '#src/components/format/numbers.ts';
import { useArrived } from '#src/components/lazy/arrived.ts';
import { Part } from '#src/components/page-frame/part.tsx';
import { SideCard } from '#src/components/page-frame/side-card.tsx';
import { RouteMap } from '#src/components/valley/route-map.tsx';
import type { Profile } from '#src/features/profile/profile-messages.ts';
import { css } from '#styled-system/css';
import type { Late, Participation } from './about.ts';
import { EditMark } from './edit-mark.tsx';

type Goal = Participation['activityGoals'][number];

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr))',
  gap: { base: '3', md: '4' },
  listStyle: 'none',
  p: '0',
  m: '0',
});
const goalBox = css({
  display: 'grid',
  alignContent: 'start',
  gap: '1',
  p: { base: '4', md: '5' },
  bg: 'surface',
  border: '1px solid token(colors.line)',
  borderRadius: 'card',
});

/** A Challenger's goals. */
const Activities = ({ title, goals, mark }: { title: string; goals: readonly Goal[]; mark?: ReactNode }) =>
  goals.length === 0 ? null : (
    <Part title={title} mark={mark}>
      <ul className={list}>
        {goals.map((goal) => (
          <li key={`${goal.activity} ${goal.unit}`} className={goalBox}>
            <span className={css({ color: 'ink.soft' })}>{activityName(goal)}</span>
            <span>
              <b className={css({ textStyle: 'figure', fontSize: '2xl' })}>
                {plainNumber(goal.done === null ? goal.amount : rounded(goal.done))}
              </b>{' '}
              <span className={css({ display: 'block', textStyle: 'small' })}>
                {goal.done === null ? unitName(goal) : `of ${amountText(goal.amount, goal.unit)}`}
              </span>
            </span>
            {goal.done === null ? null : <Track share={goal.done / goal.amount} />}
          </li>
        ))}
      </ul>
    </Part>
  );

type Route = Participation['routes'][number];

const ride = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 5rem',
  columnGap: '4',
  rowGap: '3',
  alignItems: 'center',
  '& + &': { mt: '4', pt: '4', borderTop: '1px solid token(colors.line)' },
  '& .course__elevation': { gridColumn: '1 / -1' },
  // The drawing is too low for a caption; its description has the highest point.
  '& .course__top': { display: 'none' },
  '& .course__hills': { height: { base: '2.5rem', md: '3.5rem' } },
});
const soft = css({ textStyle: 'small', color: 'ink.soft' });

const Ride = ({ route }: { route: Route }) => {
  const { id, name, rideName, distanceMiles, climbFeet, day, line, elevation } = route;
  const isDrawn = line.length > 1;
  return (
    <article className={ride}>
      <div>
        <h3 className={css({ textStyle: 'label' })}>{name}</h3>
        <p className={soft}>
          {rideName}, {dateText(day, 'short')}
        </p>
        <p className={css({ textStyle: 'small', fontVariantNumeric: 'tabular-nums' })}>
          {miles(distanceMiles)}, {feet(climbFeet)} climb
        </p>
      </div>
      {isDrawn ? (
        <>
          <RouteMap
            route={{ id, name, line: placesOf(line) }}
            label={`Map of ${name}, ${miles(distanceMiles)}`}
            isEven
          />
          <ElevationProfile elevations={elevation} distance={distanceMiles} climb={climbFeet} />
        </>
      ) : null}
    </article>
  );
};

type RiddenRoutesProps = { title: string; routes: readonly Route[]; aside?: ReactNode };

/** A person's routes this year, each with its map and its profile. */
const RiddenRoutes = ({ title, routes, aside }: RiddenRoutesProps) =>
  routes.length === 0 ? null : (
    <SideCard title={title} aside={aside}>
      {routes.map((route) => (
        <Ride key={route.id} route={route} />
      ))}
    </SideCard>
  );

const helpedWith = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  listStyle: 'none',
  p: '0',
  m: '0',
});
const kind = css({
  px: '5',
  py: '2.5',
  bg: 'forest.tint',
  borderRadius: 'full',
  textStyle: 'label',
});

type HelpProps = { title: string; lede: string; kinds: readonly string[]; mark?: ReactNode };

/** A volunteer's kinds of help, never with time and place. */
const Help = ({ title, lede, kinds, mark }: HelpProps) =>
  kinds.length === 0 ? null : (
    <Part title={title} lede={lede} mark={mark}>
      <ul className={helpedWith}>
        {kinds.map((each) => (
          <li key={each} className={kind}>
            {each}
          </li>
        ))}
      </ul>
    </Part>
  );

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
