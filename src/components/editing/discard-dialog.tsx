import { Button } from '#src/components/button/button.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';

type DiscardDialogProps = { isOpen: boolean; onKeep: () => void; onDiscard: () => void };

/** Asks before unsaved changes are discarded. */
export const DiscardDialog = ({ isOpen, onKeep, onDiscard }: DiscardDialogProps) => (
  <Dialog
    open={isOpen}
    role="alertdialog"
    title="Are you sure you want to proceed?"
    onClose={onKeep}
    actions={
      <>
        <Button tone="plain" onClick={onKeep}>
          Keep editing
        </Button>
        <Button tone="danger" onClick={onDiscard}>
          Discard my changes
        </Button>
      </>
    }
  >
    <p>Your changes won’t be saved.</p>
  </Dialog>
);
