import type { DonationEvent } from '#machines/donation/donation.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import { type WayBack, WayBackButton, WayBackProblem } from '#src/components/way-back/way-back.tsx';

type SessionEndedProps = {
  heading: string;
  text: string;
  wayBack: WayBack;
  send: (event: DonationEvent) => void;
};

/** The session ended on the way: sign in again in place, or give without it. */
export const SessionEnded = ({ heading, text, wayBack, send }: SessionEndedProps) => (
  <Dialog
    open
    role="alertdialog"
    title={heading}
    onClose={() => undefined}
    actions={
      <>
        <Button tone="quiet" onClick={() => send({ type: 'guest.chosen' })}>
          Give without signing in
        </Button>
        <WayBackButton wayBack={wayBack} size="lg" />
      </>
    }
  >
    <p>{text}</p>
    <WayBackProblem wayBack={wayBack} />
  </Dialog>
);
