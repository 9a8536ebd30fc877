import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useEffect, useRef } from 'react';
import { money } from '#machines/money.ts';
import type { OwnRoute, RouteOption } from '#machines/ride-route/ride-route.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { ElevationProfile, riseOf } from '#src/components/course/elevation-profile.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { Fold } from '#src/components/fold/fold.tsx';
import { FormErrors } from '#src/components/form/form-errors.tsx';
import { useRefusals } from '#src/components/form/use-refusals.ts';
import { dateText, timeOfDay } from '#src/components/format/date.ts';
import { feet, miles } from '#src/components/format/numbers.ts';
import { PlacesTag, Tag } from '#src/components/notice/tag.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { css } from '#styled-system/css';
import type { RoutePartProps } from './ride-route.types.ts';
import { chargeText, obstacleText } from './ride-route-messages.ts';

const idOf = (field: string): string => `route-${field}`;

const Places = ({ option: { route, obstacle } }: { option: RouteOption }) => {
  if (obstacle === 'full') return <PlacesTag of="route" left={0} />;
  if (route.sponsorName !== null) return <Tag>{route.sponsorName} only</Tag>;
  // A place held for the person may be the last one.
  return route.placesLeft > 0 ? <PlacesTag of="route" left={route.placesLeft} /> : null;
};

/** Small enough for two cards side by side. */
const RouteFigures = ({ figures }: { figures: readonly { value: string; name: string }[] }) => (
  <dl
    className={css({
      display: 'grid',
      gap: '4',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    })}
  >
    {figures.map(({ value, name }) => (
      <div key={name} className={css({ display: 'flex', flexDirection: 'column-reverse' })}>
        <dt className={css({ textStyle: 'small', color: 'ink.soft' })}>{name}</dt>
        <dd
          className={css({
            textStyle: 'subheading',
            fontVariantNumeric: 'tabular-nums',
            whiteSpace: 'nowrap',
          })}
        >
          {value}
        </dd>
      </div>
    ))}
  </dl>
);

type OptionCardProps = Pick<RoutePartProps, 'send'> & {
  option: RouteOption;
  ridden: OwnRoute;
  /** Feet that its profile represents, as in neighboring cards. */
  rise: number;
  isBusy: boolean;
};

const OptionCard = ({ option, ridden, rise, isBusy, send }: OptionCardProps) => {
  const { route, commitment, obstacle } = option;
  const { id, name, rideType } = route;
  const isWaiting = ridden.waiting.some(({ routeId }) => routeId === id);
  const why = obstacleText(option, ridden);
  // A sponsor’s places are for its own people, who have its code.
  const isAwaited =
    obstacle === 'full' && (route.sponsorName === null || route.sponsorName === ridden.route.sponsorName);
  return (
    <li
      className={css({
        display: 'grid',
        alignContent: 'space-between',
        gap: '5',
        border: '1px solid token(colors.line)',
        borderRadius: 'card',
        bg: 'surface',
        p: '6',
      })}
    >
      <div className={css({ display: 'grid', gap: '3' })}>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'baseline' })}>
          <h3 className={css({ textStyle: 'subheading' })}>{name}</h3>
          <Places option={option} />
        </div>
        <p className={css({ color: 'ink.soft' })}>{route.summary}</p>
        <p className={css({ display: 'flex', gap: '2', alignItems: 'center', textStyle: 'small' })}>
          <CalendarClock aria-hidden size={18} className={css({ flexShrink: '0' })} />
          {dateText(route.day, 'brief')} · {timeOfDay(route.startTime)} · {route.startPlace}
        </p>
        <ElevationProfile
          bare
          elevations={route.elevation}
          distance={route.distanceMiles}
          climb={route.climbFeet}
          rise={rise}
        />
        <RouteFigures
          figures={[
            { value: miles(route.distanceMiles), name: 'distance' },
            { value: feet(route.climbFeet), name: 'climb' },
            { value: chargeText(option), name: obstacle === null ? 'to pay now' : 'to pay if you switch' },
            { value: money(commitment), name: 'to raise' },
          ]}
        />
      </div>
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
        {obstacle === null ? (
          <Button
            tone="plain"
            disabled={isBusy}
            aria-label={`See what ${name} changes`}
            onClick={() => send({ type: 'route.chosen', routeId: id })}
          >
            See what changes
          </Button>
        ) : null}
        {isAwaited ? (
          <Button
            tone="plain"
            disabled={isBusy}
            aria-label={
              isWaiting ? `Leave the waiting list for ${name}` : `Join the waiting list for ${name}`
            }
            onClick={() =>
              send({
                type: 'waiting.changed',
                rideType,
                routeId: id,
                isWaiting: !isWaiting,
                key: crypto.randomUUID(),
              })
            }
          >
            {isWaiting ? 'Leave the waiting list' : 'Join the waiting list'}
          </Button>
        ) : null}
        {why === null ? null : <p className={css({ color: 'ink.soft', textStyle: 'small' })}>{why}</p>}
      </div>
    </li>
  );
};

type ChoicePartProps = RoutePartProps & { ridden: OwnRoute; title: string };

/** The other routes of a ride, and the code that unlocks more of them. */
export const ChoicePart = ({ snapshot, send, ridden, title }: ChoicePartProps) => {
  const { context } = snapshot;
  const { options, draft, fieldErrors, problem } = context;
  const isBusy = snapshot.hasTag('busy');
  const heading = useRef<HTMLHeadingElement>(null);
  const refusals = useRefusals(context, isBusy);
  useEffect(() => takeFocus(heading.current), []);
  const rise = riseOf(options.map(({ route }) => route));
  return (
    <Part
      id="routes"
      title={title}
      titleRef={heading}
      lede={`You’re on ${ridden.route.name}, and you keep that place until you have another.`}
      aside={
        <Button tone="quiet" disabled={isBusy} onClick={() => send({ type: 'form.dismissed' })}>
          Stay on {ridden.route.name}
        </Button>
      }
    >
      <div className={css({ display: 'grid', gap: '8', gridTemplateColumns: 'minmax(0, 1fr)' })}>
        <FormErrors
          fieldErrors={fieldErrors}
          idOf={idOf}
          refusals={refusals.count}
          problem={
            problem === null ? null : { title: 'That didn’t work', text: <p>{problem.message}</p>, level: 3 }
          }
        />
        <ul
          aria-label={`Other routes of ${ridden.rideName}`}
          className={css({
            display: 'grid',
            gap: '6',
            gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            listStyle: 'none',
            p: '0',
            m: '0',
          })}
        >
          {options.map((option) => (
            <OptionCard
              key={option.route.id}
              option={option}
              ridden={ridden}
              rise={rise}
              isBusy={isBusy}
              send={send}
            />
          ))}
        </ul>
        <Fold
          title="I have a sponsor code"
          isNeeded={draft.sponsorCode !== '' || fieldErrors.sponsorCode !== undefined}
        >
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              refusals.ask();
              send({ type: 'code.submitted' });
            }}
            className={css({ display: 'flex', gap: '3', alignItems: 'flex-start', flexWrap: 'wrap' })}
          >
            <div className={css({ flex: '1 1 14rem', maxWidth: '24rem' })}>
              <TextField
                id={idOf('sponsorCode')}
                label="Sponsor code"
                hint="Opens the routes a sponsor holds for its people."
                optional
                value={draft.sponsorCode}
                error={fieldErrors.sponsorCode}
                disabled={isBusy}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                onChange={(sponsorCode) => send({ type: 'draft.changed', changes: { sponsorCode } })}
              />
            </div>
            {/* Aligned with the input, not with its label. */}
            <div className={css({ mt: { base: '0', sm: '8' } })}>
              <Button
                type="submit"
                tone="plain"
                disabled={isBusy && !snapshot.matches('finding')}
                pending={snapshot.matches('finding')}
                pendingText="Checking your code"
              >
                Check the code
              </Button>
            </div>
          </form>
        </Fold>
      </div>
    </Part>
  );
};
