import type { RegistrationContext, RegistrationSummary } from '#machines/registration/registration.types.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Contours } from '#src/components/contours/contours.tsx';
import { dateText, timeOfDay } from '#src/components/format/date.ts';
import { money } from '#src/components/format/money.ts';
import { css } from '#styled-system/css';
import { PlainScreen } from './plain-screen.tsx';
import type { RegistrationOffer } from './registration.types.ts';

type Participation = RegistrationSummary['participations'][number];

const titleOf = ({ type, rideType, routeName }: Participation) => {
  if (type === 'Rider') return `${rideType === 'gravel' ? 'Gravel Day' : 'Ride Weekend'}: ${routeName ?? ''}`;
  return type;
};

const card = css({
  p: '6',
  bg: 'surface',
  border: '1px solid token(colors.line)',
  borderRadius: 'card',
  display: 'grid',
  gap: '1',
});

type CompletedScreenProps = {
  heading: string;
  context: RegistrationContext;
  offer: RegistrationOffer;
};

/** The person is on the roster: what they are in for, what comes next. */
export const CompletedScreen = ({ heading, context, offer }: CompletedScreenProps) => {
  const { summary = null, roster = [] } = context.celebration ?? {};
  const commitment = summary?.committedAmount ?? 0;
  const name = context.registration?.profile?.firstName;
  return (
    <PlainScreen
      heading={name ? `${heading}, ${name}` : heading}
      lede="Your confirmation is in your mail. Now the climb begins: your page is live and people can give to it."
      actions={
        <>
          {summary ? (
            <LinkButton href={`/profile/${summary.publicId}`} size="lg">
              See my page
            </LinkButton>
          ) : null}
          <TextLink href="/register">Add or change something</TextLink>
        </>
      }
    >
      <div
        className={css({
          position: 'relative',
          h: '32',
          borderRadius: 'card',
          overflow: 'hidden',
          border: '1px solid token(colors.line)',
        })}
      >
        <Contours id={summary?.publicId ?? offer.event.id} />
      </div>
      {summary ? (
        <div
          className={css({ display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } })}
        >
          {summary.participations.map((participation) => (
            <div key={`${participation.type}${participation.rideType}`} className={card}>
              <h2 className={css({ textStyle: 'label' })}>{titleOf(participation)}</h2>
              {participation.day ? <p>{dateText(participation.day, 'weekday')}</p> : null}
              {participation.commitment > 0 ? <p>{money(participation.commitment)} to raise</p> : null}
            </div>
          ))}
          {summary.shifts.map((shift) => (
            <div key={shift.id} className={card}>
              <h2 className={css({ textStyle: 'label' })}>{shift.title}</h2>
              <p>
                {dateText(shift.day, 'weekday')}, {timeOfDay(shift.startTime)}, {shift.location}
              </p>
            </div>
          ))}
        </div>
      ) : null}
      {commitment > 0 ? (
        <p className={css({ maxWidth: '60ch' })}>
          You commit to raise {money(commitment)} by {dateText(offer.event.fundraisingDeadline)}. What is
          missing then is charged to your card; we write to you 30, 7 and 1 days before.
        </p>
      ) : null}
      {roster.length > 0 ? (
        <section aria-labelledby="roster">
          <h2 id="roster" className={css({ textStyle: 'subheading', mb: '4' })}>
            The newest names on the roster
          </h2>
          <ol className={css({ display: 'grid', gap: '0', maxWidth: '36rem' })}>
            {roster.map((person) => (
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
                      className={css({
                        bg: 'jersey',
                        color: 'jersey.ink',
                        ml: '2',
                        px: '2',
                        borderRadius: 'full',
                      })}
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
      ) : null}
    </PlainScreen>
  );
};
