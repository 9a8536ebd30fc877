import { Button } from '#src/components/button/button.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';

type SessionDialogProps = { heading: string; text: string; onSignIn: () => void };

/** The session ended while the form was open: sign in again in place, nothing is lost. */
export const SessionDialog = ({ heading, text, onSignIn }: SessionDialogProps) => (
  <Dialog
    open
    role="alertdialog"
    title={heading}
    onClose={() => undefined}
    actions={
      <Button size="lg" onClick={onSignIn}>
        Sign in again
      </Button>
    }
  >
    <p>{text}</p>
  </Dialog>
);
