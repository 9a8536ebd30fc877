import type {
  Registration,
  RegistrationContext,
  RegistrationSummary,
  RosterName,
} from '#machines/registration/registration.types.ts';
import { Card } from '#src/components/card/card.tsx';
import { dateText, timeOfDay } from '#src/components/format/date.ts';
import { money } from '#src/components/format/money.ts';
import { miles } from '#src/components/format/numbers.ts';
import { FormSkeleton } from '#src/components/skeleton/skeleton.tsx';
import { css } from '#styled-system/css';
import type { RegistrationOffer } from './registration.types.ts';

const grid = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
});

const RouteCard = ({ route }: { route: Registration['routes'][number] }) => (
  <Card title={`${route.rideName}: ${route.routeName}`}>
    <p>
      {dateText(route.day, 'weekday')}, {timeOfDay(route.startTime)}
    </p>
    <p>{route.startPlace}</p>
    <p>
      {miles(route.distanceMiles)}
      {route.pelotonName ? ` with ${route.pelotonName}` : ''}
    </p>
  </Card>
);

const ShiftCard = ({ shift }: { shift: RegistrationSummary['shifts'][number] }) => (
  <Card title={shift.title}>
    <p>
      {dateText(shift.day, 'weekday')}, {timeOfDay(shift.startTime)}
    </p>
    <p>{shift.location}</p>
  </Card>
);

const Roster = ({ names }: { names: RosterName[] }) => (
  <section aria-labelledby="roster">
    <h2 id="roster" className={css({ textStyle: 'subheading', mb: '4' })}>
      The newest names on the roster
    </h2>
    <ol className={css({ listStyle: 'none', p: '0', m: '0' })}>
      {names.map((person) => (
        <li
          key={`${person.publicId}${person.detail}`}
          className={css({
            display: 'flex',
            justifyContent: 'space-between',
            gap: '4',
            py: '3',
            borderTop: '1px solid token(colors.line)',
          })}
        >
          <span className={css({ fontWeight: 'bold' })}>
            {person.name}
            {person.isMe ? (
              <mark
                className={css({ bg: 'jersey', color: 'jersey.ink', ml: '2', px: '2', borderRadius: 'full' })}
              >
                you
              </mark>
            ) : null}
          </span>
          <span className={css({ color: 'ink.soft' })}>{person.detail}</span>
        </li>
      ))}
    </ol>
  </section>
);

type CompletedScreenProps = { context: RegistrationContext; offer: RegistrationOffer; isLoading: boolean };

/** What the person is in for, what comes next, and who else is on the roster. */
export const CompletedScreen = ({ context, offer, isLoading }: CompletedScreenProps) => {
  const { celebration, registration } = context;
  const commitment = celebration?.summary.committedAmount ?? 0;
  const goals = registration?.activityGoals?.goals ?? [];
  if (isLoading) return <FormSkeleton label="Loading what you are registered for" />;
  return (
    <div className={css({ display: 'grid', gap: '12', py: '12', maxWidth: '60rem' })}>
      <div className={grid}>
        {registration?.routes.map((route) => (
          <RouteCard key={route.routeId} route={route} />
        ))}
        {celebration?.summary.shifts.map((shift) => (
          <ShiftCard key={shift.id} shift={shift} />
        ))}
        {goals.length > 0 ? (
          <Card title="Your challenge">
            {goals.map((goal) => (
              <p key={`${goal.activity}${goal.unit}`}>
                {goal.amount} {goal.unit} of {goal.activity}
              </p>
            ))}
          </Card>
        ) : null}
      </div>
      {commitment > 0 ? (
        <p className={css({ textStyle: 'lede', maxWidth: '62ch' })}>
          You commit to raise {money(commitment)} by {dateText(offer.event.fundraisingDeadline)}. What is
          missing then is charged to your card; we write to you 30, 7 and 1 days before.
        </p>
      ) : null}
      {celebration && celebration.roster.length > 0 ? <Roster names={celebration.roster} /> : null}
    </div>
  );
};
