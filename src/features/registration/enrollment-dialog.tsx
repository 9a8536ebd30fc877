import type { SnapshotFrom } from 'xstate';
import type { enrollmentMachine } from '#machines/registration/enrollment.machine.ts';
import type { EnrollmentChange, EnrollmentEvent } from '#machines/registration/enrollment.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import { Notice } from '#src/components/notice/notice.tsx';

export type EnrollmentSnapshot = SnapshotFrom<typeof enrollmentMachine>;

/** The consequence of each change, shown before it is made. */
const textsOf = (change: EnrollmentChange) => {
  if (change.kind === 'convert')
    return {
      title: 'Become a Challenger instead?',
      text: 'You give up your places on the rides, and your commitment ends. The money you raised stays. We don’t refund the fee.',
      confirm: 'Become a Challenger',
    };
  if (change.choice.type === 'Rider')
    return {
      title: change.choice.rideType === 'gravel' ? 'Cancel Gravel Day?' : 'Cancel Ride Weekend?',
      text: 'You give up your place, and your commitment for this ride ends. The money you raised stays. We don’t refund the fee.',
      confirm: 'Cancel my ride',
    };
  if (change.choice.type === 'Volunteer')
    return {
      title: 'Cancel volunteering?',
      text: 'You give up your shifts.',
      confirm: 'Cancel volunteering',
    };
  return {
    title: 'Cancel your challenge?',
    text: 'We’ll remove your activity goals. The money you raised stays.',
    confirm: 'Cancel my challenge',
  };
};

type EnrollmentDialogProps = { snapshot: EnrollmentSnapshot; send: (event: EnrollmentEvent) => void };

export const EnrollmentDialog = ({ snapshot, send }: EnrollmentDialogProps) => {
  const { change, problem } = snapshot.context;
  const isChanging = snapshot.matches('changing');
  const isOpen = snapshot.matches('confirming') || isChanging;
  if (!isOpen || change === null) return null;
  const texts = textsOf(change);
  const dismiss = () => send({ type: 'change.dismissed' });
  return (
    <Dialog
      open
      role="alertdialog"
      title={texts.title}
      onClose={dismiss}
      actions={
        <>
          <Button tone="plain" disabled={isChanging} onClick={dismiss}>
            Keep it
          </Button>
          <Button
            tone="danger"
            pending={isChanging}
            onClick={() => send({ type: 'change.confirmed', key: crypto.randomUUID() })}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
      {problem ? (
        <Notice tone="error" level={3} role="alert" title="That didn’t work">
          {problem.message}
        </Notice>
      ) : null}
    </Dialog>
  );
};
