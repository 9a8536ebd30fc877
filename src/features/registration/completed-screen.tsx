import type { ReactNode } from 'react';
import { goalText } from '#machines/form/activity-texts.ts';
import { money } from '#machines/money.ts';
import type {
  RegistrationContext,
  RegistrationSummary,
  RosterName,
} from '#machines/registration/registration.types.ts';
import { Card } from '#src/components/card/card.tsx';
import { dateText, timeOfDay } from '#src/components/format/date.ts';
import { Hours } from '#src/components/format/day.tsx';
import { miles } from '#src/components/format/numbers.ts';
import { FormSkeleton } from '#src/components/skeleton/skeleton.tsx';
import { css } from '#styled-system/css';
import { newsOf } from './ending-news.ts';
import { RegisteredEnding } from './registered-ending.tsx';
import type { ComingOffer } from './registration.types.ts';

const columns = css({
  display: 'grid',
  columnGap: '12',
  rowGap: '8',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
});

const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  py: '3',
  borderTop: '1px solid token(colors.line)',
});

const me = css({ bg: 'jersey', color: 'jersey.ink', ml: '2', px: '2', borderRadius: 'full' });

/** The newest names by ride, with the person's own. */
const Roster = ({ names }: { names: RosterName[] }) => (
  <section aria-labelledby="roster">
    <h2 id="roster" className={css({ textStyle: 'subheading', mb: '6' })}>
      Newly registered, like you
    </h2>
    <div className={columns}>
      {[...Map.groupBy(names, ({ ride }) => ride)].map(([ride, riders]) => (
        <section key={ride} aria-label={ride}>
          <h3 className={css({ textStyle: 'label', mb: '3' })}>{ride}</h3>
          <ol className={css({ listStyle: 'none', p: '0', m: '0' })}>
            {riders.map((person) => (
              <li key={person.publicId} className={row}>
                <span className={css({ fontWeight: 'bold' })}>
                  {person.name}
                  {person.isMe ? <mark className={me}>you</mark> : null}
                </span>
                <span className={css({ color: 'ink.soft', textAlign: 'end' })}>{person.detail}</span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  </section>
);

const grid = css({
  display: 'grid',
  _empty: { display: 'none' },
  gap: '4',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
});

type Taking = RegistrationSummary['participations'][number];

const RouteCard = ({ ride, pelotonName }: { ride: Taking; pelotonName: string | null }) => (
  <Card title={`${ride.rideName}: ${ride.routeName}`}>
    <p>
      {ride.day && dateText(ride.day, 'weekday')}, {timeOfDay(ride.startTime ?? '')}
    </p>
    <p>{ride.startPlace}</p>
    <p>
      {miles(ride.distanceMiles ?? 0)}
      {pelotonName ? ` with ${pelotonName}` : ''}
    </p>
  </Card>
);

const ShiftCard = ({ shift }: { shift: RegistrationSummary['shifts'][number] }) => (
  <Card title={shift.title}>
    <p>{dateText(shift.day, 'weekday')}</p>
    <p>
      <Hours of={shift} />
    </p>
    <p>{shift.location}</p>
  </Card>
);

type CompletedScreenProps = {
  context: RegistrationContext;
  offer: Pick<ComingOffer, 'event'>;
  /** Their page has a story already. */
  hasStory: boolean;
  /** The part to join a peloton. */
  peloton: ReactNode;
  isLoading: boolean;
};

/** The person's participation, the next steps, and the newest names on the roster. */
export const CompletedScreen = ({ context, offer, hasStory, peloton, isLoading }: CompletedScreenProps) => {
  const { celebration } = context;
  if (isLoading) return <FormSkeleton label="Loading your registration" />;
  if (!celebration)
    return (
      <p className={css({ textStyle: 'lede', py: '12' })}>
        We couldn’t load your registration. Reload the page to see it.
      </p>
    );
  const { summary, roster } = celebration;
  const news = newsOf(context);
  const rides = summary.participations.filter((one) => one.type === 'Rider');
  const inOrder = (ofRides: ReactNode[], ofShifts: ReactNode[]) =>
    news.shift !== null ? [...ofShifts, ...ofRides] : [...ofRides, ...ofShifts];
  return (
    <div className={css({ display: 'grid', gap: '12', py: '12' })}>
      <RegisteredEnding summary={summary} news={news} hasStory={hasStory} />
      <div className={grid}>
        {inOrder(
          rides.map((ride) => (
            <RouteCard key={ride.rideType} ride={ride} pelotonName={summary.pelotonName} />
          )),
          summary.shifts
            .filter(({ id }) => id !== news.shift?.id)
            .map((shift) => <ShiftCard key={shift.id} shift={shift} />),
        )}
        {summary.activityGoals.length > 0 ? (
          <Card title="Your challenge">
            {summary.activityGoals.map((goal) => (
              <p key={`${goal.activity}${goal.unit}`}>{goalText(goal)}</p>
            ))}
          </Card>
        ) : null}
      </div>
      {summary.committedAmount > 0 ? (
        <p className={css({ textStyle: 'lede', maxWidth: '62ch' })}>
          You commit to raise {money(summary.committedAmount)} by {dateText(offer.event.fundraisingDeadline)}.
          If you’re in a peloton, it can help until {dateText(offer.event.fundSharingEnds)}. If you’re still
          short then, we’ll charge the difference to your card. We’ll <span className="whole">e-mail</span>{' '}
          you 30 days, 7 days and 1 day before the deadline.
        </p>
      ) : null}
      {summary.pelotonName === null ? peloton : null}
      {roster.length > 0 ? <Roster names={roster} /> : null}
    </div>
  );
};
