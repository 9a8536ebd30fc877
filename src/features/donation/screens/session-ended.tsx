import { Button } from '#src/components/button/button.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import { type WayBack, WayBackButton, WayBackProblem } from '#src/components/way-back/way-back.tsx';

type SessionEndedProps = {
  heading: string;
  text: string;
  wayBack: WayBack;
  /** Goes on without a session; left out where one is needed. */
  onGuest?: (() => void) | undefined;
};

/** The session ended on the way: sign in again in place, or give without it. */
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
