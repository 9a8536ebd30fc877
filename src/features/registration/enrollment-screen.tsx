import { type FormEvent, useEffect, useRef } from 'react';
import { dayIn, eventZone, lastDayIn } from '#machines/calendar.ts';
import { availabilityOf, type ChoiceName, choiceNames } from '#machines/registration/enrollment.rules.ts';
import type { EnrollmentChange, EnrollmentEvent } from '#machines/registration/enrollment.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { ChoiceCards } from '#src/components/choice/choice-cards.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { FormActions } from '#src/components/form/form-actions.tsx';
import { FormErrors } from '#src/components/form/form-errors.tsx';
import { useRefusals } from '#src/components/form/use-refusals.ts';
import { dateText } from '#src/components/format/date.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { Tag } from '#src/components/notice/tag.tsx';
import { StepLayout } from '#src/components/page-frame/step-layout.tsx';
import { CardsSkeleton } from '#src/components/skeleton/skeleton.tsx';
import { MyRegistration } from '#src/features/registration/my-registration/my-registration.tsx';
import { EnrollmentDialog, type EnrollmentSnapshot } from './enrollment-dialog.tsx';
import { type ParticipationOption, participationOptions } from './participation-options.tsx';
import { PlainScreen } from './plain-screen.tsx';
import type { RegistrationOffer } from './registration.types.ts';

const titleOf = (made: EnrollmentChange): string => {
  if (made.kind === 'convert') return 'You’re a Challenger now';
  if (made.choice.type === 'Volunteer') return 'Your shifts are canceled';
  if (made.choice.type === 'Challenger') return 'Your challenge is canceled';
  return made.choice.rideType === 'gravel' ? 'Gravel Day is canceled' : 'Ride Weekend is canceled';
};

/** The last change. It takes the focus of the question before it. */
const EnrollmentNews = ({ made }: { made: EnrollmentChange | null }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (made !== null) takeFocus(place.current);
  }, [made]);
  if (made === null) return null;
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="success" role="status" title={titleOf(made)}>
        We’ve sent you an e-mail about it.
      </Notice>
    </div>
  );
};

const group = 'choose';

const optionOf = ({ isFull, ...card }: ParticipationOption) => ({
  ...card,
  disabled: isFull,
  tags: isFull ? <Tag tone="warning">Full</Tag> : null,
});

/** The page's question, by the person's registrations. */
const headingOf = (has: { isRegistered: boolean; isNothingLeft: boolean; isBegun: boolean }) => {
  if (has.isNothingLeft && !has.isBegun)
    return { title: 'You’re signed up for everything', lede: 'You can cancel below, or see your page.' };
  if (has.isRegistered || has.isNothingLeft)
    return {
      title: 'Your registration',
      lede: 'See what you signed up for, and add to it. We still have your name, sizes and card.',
    };
  return {
    title: 'How do you want to take part?',
    lede: 'Ride, take on a challenge, volunteer, or mix them. Registering takes about five minutes, and every step is saved.',
  };
};

type EnrollmentScreenProps = {
  snapshot: EnrollmentSnapshot;
  send: (event: EnrollmentEvent) => void;
  event: RegistrationOffer['event'];
};

/** The choice of what to register for. */
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
  if (snapshot.matches({ loading: 'hidden' }) || snapshot.matches('placing'))
    return (
      <PlainScreen heading={`Register for ${event.name}`} lede="One moment.">
        <CardsSkeleton cards={4} label="Loading what you can register for" />
      </PlainScreen>
    );
  return <Choosing snapshot={snapshot} send={send} event={event} />;
};

const Closed = ({ snapshot, event }: Omit<EnrollmentScreenProps, 'send'>) => {
  const isBlocked = snapshot.context.view.myRegistration?.available.isBlocked ?? false;
  const lede = isBlocked
    ? 'We need to clear something up about your account first. Reply to any of our e-mails, and we’ll sort it out together.'
    : `Registration for ${event.name} is open from ${dateText(dayIn(eventZone, event.registrationOpensAt))} to ${dateText(lastDayIn(eventZone, event.registrationClosesAt))}.`;
  return (
    <PlainScreen heading={isBlocked ? 'You can’t register yet' : 'Registration is closed'} lede={lede}>
      {null}
    </PlainScreen>
  );
};

const Choosing = ({ snapshot, send, event }: EnrollmentScreenProps) => {
  const { context } = snapshot;
  const available = context.view.myRegistration?.available;
  const isBusy = snapshot.hasTag('busy');
  const refusals = useRefusals(context, isBusy);
  // A person who returns to a page during its redirect may start signing in again.
  const isWaiting = !snapshot.can({ type: 'choice.confirmed', key: '' });
  const isNothingLeft = available !== undefined && !available.isSomethingLeft;
  const summary = context.view.myRegistration?.summary ?? null;
  const isRegistered = summary !== null && summary.participations.length > 0;
  const isBegun = available?.hasOpenRegistration ?? false;
  const heading = headingOf({ isRegistered, isNothingLeft, isBegun });
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (isWaiting) return;
    refusals.ask();
    send({ type: 'choice.confirmed', key: crypto.randomUUID() });
  };
  return (
    // A press before hydration sends nothing, and takes effect afterwards.
    <form method="dialog" id="enrollment" noValidate onSubmit={submit}>
      <StepLayout
        kicker={event.name}
        {...heading}
        wide
        actions={
          isNothingLeft ? (
            summary && (
              <LinkButton to="/profile/$id" params={{ id: summary.publicId }} size="lg" wide="phone">
                See your page
              </LinkButton>
            )
          ) : (
            <FormActions
              isBusy={isWaiting}
              waiting={
                snapshot.matches('signingIn') || snapshot.matches({ loading: 'confirmed' })
                  ? 'Taking you to the sign-in page'
                  : 'Starting your registration'
              }
              tone={isBegun ? 'plain' : 'primary'}
              back={null}
            >
              {isRegistered
                ? 'Continue'
                : context.view.myRegistration
                  ? 'Start registration'
                  : 'Sign in and start'}
            </FormActions>
          )
        }
      >
        <FormErrors
          fieldErrors={context.fieldErrors}
          idOf={() => group}
          refusals={refusals.count}
          problem={
            context.problem && !snapshot.matches('confirming')
              ? { title: 'That didn’t work', text: context.problem.message }
              : null
          }
        />
        <EnrollmentNews made={context.made} />
        {isBegun ? (
          <Notice
            tone="info"
            title="You have a registration in progress"
            action={
              <Button onClick={() => send({ type: 'registration.continued' })}>Continue registering</Button>
            }
          >
            <p>Everything you saved is there.</p>
          </Notice>
        ) : null}
        <MyRegistration summary={summary} send={send} isBusy={isBusy} />
        {isNothingLeft ? null : (
          <ChoiceCards
            id={group}
            label={isRegistered ? 'Add something' : 'Pick one or more'}
            hint={isRegistered ? 'Pick one or more.' : undefined}
            emphasis={isRegistered ? 'question' : undefined}
            kind="checkbox"
            columns="two"
            options={participationOptions(event)
              .filter((option) => availabilityOf(context.view, option.value) === 'available')
              .map(optionOf)}
            selected={choiceNames.filter((name) => context.choice[name])}
            error={context.fieldErrors.choice}
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
        <EnrollmentDialog snapshot={snapshot} send={send} />
      </StepLayout>
    </form>
  );
};
