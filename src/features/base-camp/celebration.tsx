import type { BaseCamp, Success } from '#machines/base-camp/base-camp.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { Climb } from '#src/components/climb/climb.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import { celebrationText } from './base-camp-messages.ts';
import { Bunting } from './bunting.tsx';

type CelebrationProps = {
  camp: BaseCamp;
  /** Null while there is nothing to celebrate. */
  success: Success | null;
  onDismiss: (amount: number) => void;
};

/** In front of the page, once: the rider at what was reached. */
export const Celebration = ({ camp, success, onDismiss }: CelebrationProps) => {
  const { publicId, fundraising } = camp;
  const text = success && celebrationText(success, camp);
  const dismiss = () => success && onDismiss(success.amount);
  return (
    <Dialog
      open={success !== null}
      onClose={dismiss}
      title={text?.title}
      actions={<Button onClick={dismiss}>Back to base camp</Button>}
    >
      {text === null ? null : (
        <>
          <Bunting />
          <Climb
            id={publicId}
            raised={fundraising.raised}
            goal={fundraising.goal}
            committed={fundraising.committedAmount}
          />
          <p>{text.text}</p>
        </>
      )}
    </Dialog>
  );
};
