import type { ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { innermostMeta } from '#machines/meta.ts';
import type { registrationMachine } from '#machines/registration/registration.machine.ts';
import type { RegistrationEvent, RegistrationMeta } from '#machines/registration/registration.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import type { PaymentSlot } from '#src/components/payment-choice/payment-choice.tsx';
import { FormSkeleton } from '#src/components/skeleton/skeleton.tsx';
import { Announcement } from '#src/components/visually-hidden/announcement.tsx';
import { type WayBack, WayBackButton, WayBackProblem } from '#src/components/way-back/way-back.tsx';
import { PlainScreen } from './plain-screen.tsx';
import type { ComingOffer } from './registration.types.ts';
import { RegistrationForm } from './registration-form.tsx';
import { LaterScreen } from './use-later-screens.ts';

type SessionDialogProps = {
  heading: string;
  text: string;
  wayBack: WayBack;
};

/** The session expired while the form was open: the person signs in again here, and nothing is lost. */
export const SessionDialog = ({ heading, text, wayBack }: SessionDialogProps) => (
  <Dialog
    open
    role="alertdialog"
    title={heading}
    onClose={() => undefined}
    actions={<WayBackButton wayBack={wayBack} size="lg" />}
  >
    <p>{text}</p>
    <WayBackProblem wayBack={wayBack} />
  </Dialog>
);

export type RegistrationActor = ActorRefFrom<typeof registrationMachine>;
export type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>;

/** The messages of the innermost state. */
export const metaOf = (snapshot: RegistrationSnapshot): RegistrationMeta =>
  innermostMeta(snapshot, { heading: '', focus: 'none', announce: '' });

export type RegistrationScreenProps = {
  snapshot: RegistrationSnapshot;
  send: (event: RegistrationEvent) => void;
  offer: ComingOffer;
  payment: PaymentSlot;
  wayBack: WayBack;
  /** Their page has a story already. */
  hasStory?: boolean;
  /** The part to join a peloton, for a registered person without one. */
  peloton?: ReactNode;
};

/** The form's button shows the wait, and a heading that takes the focus is read with the text under it. */
const isSaidElsewhere = (snapshot: RegistrationSnapshot) =>
  (snapshot.hasTag('form') && snapshot.hasTag('busy')) || metaOf(snapshot).focus === 'heading';

/** The screen of each state; the machine decides which actions are possible. */
export const RegistrationScreen = (props: RegistrationScreenProps) => {
  const { snapshot } = props;
  return (
    <>
      <Screen {...props} />
      <Announcement>{isSaidElsewhere(snapshot) ? null : metaOf(snapshot).announce}</Announcement>
    </>
  );
};

/** Shown while the registration, or the current step's code, loads. */
export const WaitingScreen = ({ snapshot }: Pick<RegistrationScreenProps, 'snapshot'>) => {
  const { heading, announce } = metaOf(snapshot);
  return (
    <PlainScreen heading={heading} lede={announce}>
      <FormSkeleton label="" />
    </PlainScreen>
  );
};

const Screen = (props: RegistrationScreenProps) => {
  const { snapshot, send, offer, payment, wayBack, hasStory = false, peloton } = props;
  const { context } = snapshot;
  const { heading, announce } = metaOf(snapshot);
  if (snapshot.matches('unavailable') || snapshot.matches({ completing: 'stalled' })) {
    const isStalled = snapshot.matches('completing');
    return (
      <PlainScreen
        heading={heading}
        lede={context.problem?.message ?? 'Please try again.'}
        actions={
          <Button size="lg" onClick={() => send({ type: isStalled ? 'completion.retried' : 'load.retried' })}>
            Try again
          </Button>
        }
      />
    );
  }
  if (snapshot.matches('confirming'))
    return (
      <LaterScreen>
        {({ ConfirmingScreen }) => (
          <ConfirmingScreen
            heading={heading}
            context={context}
            isUnresolved={snapshot.can({ type: 'payment.checked' })}
            send={send}
          />
        )}
      </LaterScreen>
    );
  if (snapshot.matches('completed'))
    return (
      <LaterScreen>
        {({ CompletedScreen }) => (
          <CompletedScreen
            context={context}
            offer={offer}
            hasStory={hasStory}
            peloton={peloton}
            isLoading={snapshot.hasTag('busy')}
          />
        )}
      </LaterScreen>
    );
  if (snapshot.hasTag('form')) {
    const step = snapshot.machine.states.answering?.states[context.step]?.meta;
    return (
      <>
        <RegistrationForm
          context={context}
          heading={step?.heading ?? heading}
          offer={offer}
          isPaying={snapshot.matches('paying')}
          isBusy={snapshot.hasTag('busy') || snapshot.matches('expired') || snapshot.matches('elsewhere')}
          // Under a question the form remains, and the question has the message.
          waiting={snapshot.hasTag('busy') ? announce : 'Waiting for your answer'}
          send={send}
          payment={payment}
        />
        {snapshot.matches('expired') ? (
          <SessionDialog heading={heading} text={announce} wayBack={wayBack} />
        ) : null}
        {snapshot.matches('elsewhere') ? (
          <LaterScreen>
            {({ ElsewhereDialog }) => (
              <ElsewhereDialog
                heading={heading}
                text={announce}
                context={context}
                offer={offer}
                send={send}
              />
            )}
          </LaterScreen>
        ) : null}
      </>
    );
  }
  return <WaitingScreen snapshot={snapshot} />;
};
