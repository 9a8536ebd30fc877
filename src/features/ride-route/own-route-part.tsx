import { zoneName } from '#machines/calendar.ts';
import { money } from '#machines/money.ts';
import type { OwnRoute } from '#machines/ride-route/ride-route.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { TextAnchor, TextLink } from '#src/components/button/text-link.tsx';
import { Card, Figures } from '#src/components/card/card.tsx';
import { placesOf } from '#src/components/course/course-line.ts';
import { ElevationProfile } from '#src/components/course/elevation-profile.tsx';
import { dateText, timeOfDay } from '#src/components/format/date.ts';
import { feet, miles } from '#src/components/format/numbers.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { RouteMap } from '#src/components/valley/route-map.tsx';
import { css } from '#styled-system/css';
import type { RoutePartProps } from './ride-route.types.ts';
import { datesText, waitText } from './ride-route-messages.ts';

const columns = css({
  display: 'grid',
  gap: { base: '8', lg: '12' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
});

type RiddenProps = Pick<RoutePartProps, 'send'> & { ridden: OwnRoute; isBusy: boolean };

/** `timeZone` is the event's. */
type OwnRoutePartProps = RiddenProps & { timeZone: string };

/** The person's waiting lists, each with a button to take the place or leave the list. */
const Waits = ({ ridden, isBusy, send }: RiddenProps) => {
  const { rideType } = ridden.route;
  return ridden.waiting.map((wait) => (
    <Notice
      key={wait.routeId}
      level={3}
      tone={wait.offeredUntil === null ? 'info' : 'success'}
      title={wait.offeredUntil === null ? `Waiting for ${wait.routeName}` : `A place on ${wait.routeName}`}
      action={
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
          {wait.offeredUntil === null ? null : (
            <Button
              disabled={isBusy}
              onClick={() => send({ type: 'change.begun', rideType, routeId: wait.routeId })}
            >
              Take this place
            </Button>
          )}
          <Button
            tone="plain"
            disabled={isBusy}
            aria-label={`Leave the waiting list for ${wait.routeName}`}
            onClick={() =>
              send({
                type: 'waiting.changed',
                rideType,
                routeId: wait.routeId,
                isWaiting: false,
                key: crypto.randomUUID(),
              })
            }
          >
            Leave the waiting list
          </Button>
        </div>
      }
    >
      <p>{waitText(wait)}</p>
    </Notice>
  ));
};

/** What a rider takes along; a sponsor describes its own route. */
const OnTheRoad = ({ routeId }: { routeId: string }) => (
  <p className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '2' })}>
    <TextLink to="/cue-card/$id" params={{ id: routeId }}>
      Cue card to print
    </TextLink>
    <TextAnchor href={`/api/valley/routes/${routeId}/gpx`} download>
      GPX file for your bike computer
    </TextAnchor>
  </p>
);

/** One of the person's routes, with its course and what they can change. */
export const OwnRoutePart = (props: OwnRoutePartProps) => {
  const { ridden, timeZone, isBusy, send } = props;
  const { route, rideName, commitment } = ridden;
  const { name, summary, distanceMiles, climbFeet, day, startTime, startPlace, fee, rideType } = route;
  return (
    <Part title={name} aside={<p className={css({ color: 'ink.soft' })}>{rideName}</p>}>
      <div className={css({ display: 'grid', gap: '8', gridTemplateColumns: 'minmax(0, 1fr)' })}>
        <div className={columns}>
          <RouteMap
            route={{ id: route.id, name, line: placesOf(route.line) }}
            label={`The course of ${name}, ${miles(distanceMiles)} from ${startPlace}`}
          />
          <div className={css({ display: 'grid', gap: '6' })}>
            <p className={css({ textStyle: 'lede' })}>{summary}</p>
            <p>
              {dateText(day, 'weekday')}, {timeOfDay(startTime)} ({zoneName(timeZone)}), from {startPlace}.
            </p>
            <Card>
              <Figures
                figures={[
                  { value: miles(distanceMiles), name: 'distance' },
                  { value: feet(climbFeet), name: 'climb' },
                  { value: money(fee), name: 'fee' },
                  { value: money(commitment), name: 'you committed to raise' },
                ]}
              />
            </Card>
            {route.sponsorName === null ? <OnTheRoad routeId={route.id} /> : null}
          </div>
        </div>
        <ElevationProfile elevations={route.elevation} distance={distanceMiles} climb={climbFeet} />
        <Waits {...props} />
        <div
          className={css({
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: '4',
            borderTop: '1px solid token(colors.line)',
            pt: '6',
          })}
        >
          <p className={css({ flex: '1 1 20rem', color: 'ink.soft', maxWidth: 'measure' })}>
            {datesText(ridden)}
          </p>
          {ridden.isChangeable ? (
            <div className={css({ display: 'flex', flexWrap: 'wrap-reverse', gap: '3' })}>
              {ridden.isLeavable ? (
                <Button
                  tone="quiet"
                  disabled={isBusy}
                  aria-label={`Leave ${rideName}`}
                  onClick={() => send({ type: 'leaving.asked', rideType })}
                >
                  Leave this ride
                </Button>
              ) : null}
              <Button
                tone="plain"
                disabled={isBusy}
                aria-label={`Choose another route of ${rideName}`}
                onClick={() => send({ type: 'change.begun', rideType, routeId: null })}
              >
                Choose another route
              </Button>
            </div>
          ) : null}
        </div>
      </div>
    </Part>
  );
};
