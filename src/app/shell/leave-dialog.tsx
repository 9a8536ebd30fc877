import type { WarningContent } from '#machines/shell/leave-warning/leave-warning.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';

type LeaveDialogProps = {
  open: boolean;
  content: WarningContent;
  onReturn: () => void;
  onContinue: () => void;
};

export const LeaveDialog = ({ open, content, onReturn, onContinue }: LeaveDialogProps) => {
  const [question = '', ...rest] = content.mainTextLines;
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={question}
      onClose={onReturn}
      actions={
        <>
          {/* Staying loses nothing, so it is the primary button. */}
          <Button tone="primary" onClick={onReturn}>
            {content.returnButton}
          </Button>
          <Button tone="plain" onClick={onContinue}>
            {content.continueButton}
          </Button>
        </>
      }
    >
      {rest.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Dialog>
  );
};
