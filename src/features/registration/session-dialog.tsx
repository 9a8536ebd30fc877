import { Dialog } from '#src/components/dialog/dialog.tsx';
import { type WayBack, WayBackButton, WayBackProblem } from '#src/components/way-back/way-back.tsx';

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
