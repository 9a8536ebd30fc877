import { Button } from '#src/components/button/button.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';

type SessionDialogProps = {
  heading: string;
  text: string;
  /** Another token is still being tried for without the person; until that has failed, nobody could act on a press. */
  isRenewing: boolean;
  onSignIn: () => void;
};

/** The session ended while the form was open: sign in again in place, nothing is lost. */
export const SessionDialog = ({ heading, text, isRenewing, onSignIn }: SessionDialogProps) => (
  <Dialog
    open
    role="alertdialog"
    title={heading}
    onClose={() => undefined}
    actions={
      <Button size="lg" pending={isRenewing} pendingText="Looking for your session" onClick={onSignIn}>
        Sign in again
      </Button>
    }
  >
    <p>{text}</p>
  </Dialog>
);
