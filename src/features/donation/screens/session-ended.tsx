import { Button } from '#src/components/button/button.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import { type WayBack, WayBackButton, WayBackProblem } from '#src/components/way-back/way-back.tsx';

type SessionEndedProps = {
  heading: string;
  text: string;
  wayBack: WayBack;
  /** Continues without a session; left out where one is required. */
  onGuest?: (() => void) | undefined;
};

/** The session expired during the donation: sign in again here, or continue as a guest. */
export const SessionEnded = ({ heading, text, wayBack, onGuest }: SessionEndedProps) => (
  <Dialog
    open
    role="alertdialog"
    title={heading}
    onClose={() => undefined}
    actions={
      <>
        {onGuest === undefined ? null : (
          <Button tone="quiet" onClick={onGuest}>
            Give without signing in
          </Button>
        )}
        <WayBackButton wayBack={wayBack} size="lg" />
      </>
    }
  >
    <p>{text}</p>
    <WayBackProblem wayBack={wayBack} />
  </Dialog>
);
