import { dayIn, eventZone } from '#machines/calendar.ts';
import { money } from '#machines/money.ts';
import type { EnrollmentEvent, Summary, TypeChoice } from '#machines/registration/enrollment.types.ts';
import { rideNames } from '#machines/registration/ride-names.ts';
import type { AppLink } from '#src/components/button/app-link.ts';
import { Button } from '#src/components/button/button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { dateText } from '#src/components/format/date.ts';
import { Hours } from '#src/components/format/day.tsx';
import { css } from '#styled-system/css';

type Participation = Summary['participations'][number];

const titleOf = ({ type, rideType, routeName }: Participation) => {
  if (type !== 'Rider') return type;
  return `${rideNames[rideType ?? 'signature']} · ${routeName}`;
};

const soft = css({ color: 'ink.soft', textStyle: 'small' });

type LinesProps = { of: Participation; summary: Summary };

/** The day and the amount to raise; for a volunteer each shift. */
const Lines = ({ of: { type, day, registeredAt, commitment }, summary: { shifts } }: LinesProps) => {
  if (type === 'Volunteer' && shifts.length > 0)
    return shifts.map(({ id, title, day: on, ...span }) => (
      <p key={id} className={soft}>
        {title} · {dateText(on, 'brief')}, <Hours of={span} />
      </p>
    ));
  const when = day ? dateText(day, 'weekday') : `Since ${dateText(dayIn(eventZone, registeredAt))}`;
  return <p className={soft}>{commitment > 0 ? `${when} · ${money(commitment)} to raise` : when}</p>;
};

/** The pages with all details of a participation. */
const inFull: Record<Participation['type'], { link: AppLink; text: string }> = {
  Rider: { link: { to: '/ride-route/edit' }, text: 'See your route' },
  Volunteer: { link: { to: '/volunteer-edit' }, text: 'See your shifts' },
  Challenger: { link: { to: '/activity-goals/edit' }, text: 'See your goals' },
};

type MyRegistrationProps = {
  summary: Summary | null;
  isBusy: boolean;
  send: (event: EnrollmentEvent) => void;
};

/** The person's registration, and what they can change. */
export const MyRegistration = ({ summary, isBusy, send }: MyRegistrationProps) => {
  if (summary === null || summary.participations.length === 0) return null;
  const is = (type: Participation['type']) =>
    summary.participations.some((participation) => participation.type === type);
  const canConvert = is('Rider') && !is('Challenger');
  const cancel = (choice: TypeChoice) => send({ type: 'change.asked', change: { kind: 'cancel', choice } });
  return (
    <section aria-labelledby="myRegistration">
      <h2 id="myRegistration" className={css({ textStyle: 'subheading', mb: '4' })}>
        You’re registered for
      </h2>
      <ul className={css({ display: 'grid', gap: '0' })}>
        {summary.participations.map((participation) => (
          <li
            key={`${participation.type}${participation.rideType}`}
            className={css({
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: '3',
              py: '4',
              borderTop: '1px solid token(colors.line)',
            })}
          >
            <div>
              <p className={css({ fontWeight: 'bold' })}>{titleOf(participation)}</p>
              <Lines of={participation} summary={summary} />
              <p className={css({ textStyle: 'small', mt: '1' })}>
                <TextLink {...inFull[participation.type].link}>{inFull[participation.type].text}</TextLink>
              </p>
            </div>
            <Button
              tone="quiet"
              disabled={isBusy}
              aria-label={`Cancel ${titleOf(participation)}`}
              onClick={() => cancel({ type: participation.type, rideType: participation.rideType })}
            >
              Cancel this
            </Button>
          </li>
        ))}
      </ul>
      {canConvert ? (
        <div className={css({ borderTop: '1px solid token(colors.line)', pt: '5' })}>
          <Button
            tone="plain"
            disabled={isBusy}
            onClick={() => send({ type: 'change.asked', change: { kind: 'convert' } })}
          >
            Become a Challenger instead
          </Button>
        </div>
      ) : null}
    </section>
  );
};
