import { type FormEvent, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { enrollmentMachine } from '#machines/registration/enrollment.machine.ts';
import { type ChoiceName, choiceNames, standingOf } from '#machines/registration/enrollment.rules.ts';
import type { EnrollmentEvent } from '#machines/registration/enrollment.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { ChoiceCards } from '#src/components/choice/choice-cards.tsx';
import { ErrorSummary } from '#src/components/error-summary/error-summary.tsx';
import { dateText } from '#src/components/format/date.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { Tag } from '#src/components/notice/tag.tsx';
import { StepLayout } from '#src/components/page-frame/step-layout.tsx';
import { CardsSkeleton } from '#src/components/skeleton/skeleton.tsx';
import { EnrollmentDialog } from './enrollment-dialog.tsx';
import { EnrollmentNews } from './enrollment-news.tsx';
import { EnrollmentStanding } from './enrollment-standing.tsx';
import { type ParticipationOption, participationOptions } from './participation-options.tsx';
import { PlainScreen } from './plain-screen.tsx';
import type { RegistrationOffer } from './registration.types.ts';

export type EnrollmentSnapshot = SnapshotFrom<typeof enrollmentMachine>;

const group = 'choose';

const tags = {
  registered: <Tag tone="success">You’re in</Tag>,
  'in-progress': <Tag>In progress</Tag>,
  full: <Tag tone="warning">Full</Tag>,
};

const optionOf = (option: ParticipationOption, snapshot: EnrollmentSnapshot) => {
  const standing = standingOf(snapshot.context.view, option.value);
  const state = standing === 'available' && option.isFull ? 'full' : standing;
  const { isFull: _full, ...card } = option;
  return { ...card, disabled: state !== 'available', tags: state === 'available' ? null : tags[state] };
};

type EnrollmentScreenProps = {
  snapshot: EnrollmentSnapshot;
  send: (event: EnrollmentEvent) => void;
  event: RegistrationOffer['event'];
};

/** What can I register for? */
export const EnrollmentScreen = ({ snapshot, send, event }: EnrollmentScreenProps) => {
  const { context } = snapshot;
  if (snapshot.matches('unavailable'))
    return (
      <PlainScreen
        heading="We couldn’t load registration"
        lede={context.problem?.message ?? 'Please try again.'}
        actions={
          <Button size="lg" onClick={() => send({ type: 'load.retried' })}>
            Try again
          </Button>
        }
      />
    );
  if (snapshot.matches('closed')) return <Closed snapshot={snapshot} event={event} />;
  if (snapshot.matches('loading') || snapshot.matches('placing'))
    return (
      <PlainScreen heading={`Register for ${event.name}`} lede="One moment.">
        <CardsSkeleton cards={4} label="Loading what you can register for" />
      </PlainScreen>
    );
  return <Choosing snapshot={snapshot} send={send} event={event} />;
};

const Closed = ({ snapshot, event }: Omit<EnrollmentScreenProps, 'send'>) => {
  const isBlocked = snapshot.context.view.standing?.available.isBlocked ?? false;
  const lede = isBlocked
    ? 'Something about your account has to be cleared up first. Answer any of our mails, and we’ll sort it out with you.'
    : `Registration for ${event.name} is open from ${dateText(event.registrationOpensAt)} to ${dateText(event.registrationClosesAt)}.`;
  return (
    <PlainScreen heading={isBlocked ? 'You can’t register yet' : 'Registration is closed'} lede={lede}>
      {null}
    </PlainScreen>
  );
};

const Choosing = ({ snapshot, send, event }: EnrollmentScreenProps) => {
  const [attempt, setAttempt] = useState(0);
  const { context } = snapshot;
  const available = context.view.standing?.available;
  const isBusy = snapshot.hasTag('busy');
  // Who comes back to a page that was about to be left may ask to sign in again.
  const isWaiting = !snapshot.can({ type: 'choice.confirmed', key: '' });
  const isNothingLeft = available !== undefined && !available.isSomethingLeft;
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (isWaiting) return;
    setAttempt((count) => count + 1);
    send({ type: 'choice.confirmed', key: crypto.randomUUID() });
  };
  return (
    <form noValidate onSubmit={submit}>
      <StepLayout
        kicker={event.name}
        title={isNothingLeft ? 'You’re registered' : 'How do you want to take part?'}
        lede={
          isNothingLeft
            ? 'You’re in for everything there is. You can change it here.'
            : 'Ride, take a challenge, volunteer, or mix them. Registering takes about five minutes, and every step is saved.'
        }
        actions={
          isNothingLeft ? undefined : (
            <Button
              type="submit"
              size="lg"
              wide="phone"
              pending={isWaiting}
              pendingText={
                snapshot.matches('signingIn')
                  ? 'Taking you to the sign-in page'
                  : 'Starting your registration'
              }
            >
              {context.view.standing ? 'Start registration' : 'Sign in and start'}
            </Button>
          )
        }
      >
        <ErrorSummary
          errors={context.fieldError ? [{ id: group, message: context.fieldError }] : []}
          attempt={attempt}
        />
        {context.problem && !snapshot.matches('confirming') ? (
          <Notice tone="error" role="alert" title="That didn’t work">
            {context.problem.message}
          </Notice>
        ) : null}
        <EnrollmentNews made={context.made} />
        {available?.hasOpenRegistration ? (
          <Notice tone="info" title="You have a registration in progress">
            <p>Everything you saved is there.</p>
            <Button onClick={() => send({ type: 'registration.continued' })}>Go on with it</Button>
          </Notice>
        ) : null}
        {isNothingLeft ? null : (
          <ChoiceCards
            id={group}
            label="Pick one or more"
            kind="checkbox"
            columns="two"
            options={participationOptions(event).map((option) => optionOf(option, snapshot))}
            selected={choiceNames.filter((name) => context.choice[name])}
            error={context.fieldError}
            disabled={isBusy}
            onChange={(selected) =>
              send({
                type: 'choice.changed',
                choice: Object.fromEntries(
                  choiceNames.map((name: ChoiceName) => [name, selected.includes(name)]),
                ),
              })
            }
          />
        )}
        <EnrollmentStanding summary={context.view.standing?.summary ?? null} send={send} isBusy={isBusy} />
        <EnrollmentDialog snapshot={snapshot} send={send} />
      </StepLayout>
    </form>
  );
};
