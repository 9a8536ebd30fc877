import { questionOf } from '#machines/super-peloton/super-peloton.messages.ts';
import type { Ending } from '#machines/super-peloton/super-peloton.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import type { FamilyPanelProps } from './family.types.ts';

type FamilyQuestionProps = Pick<FamilyPanelProps, 'snapshot' | 'send'> & { isSuper: boolean };

/** Asks again before a request or tie is declined, withdrawn or ended. */
export const FamilyQuestion = ({ snapshot, send, isSuper }: FamilyQuestionProps) => {
  const { action, name } = snapshot.context;
  if (!snapshot.matches('confirming') || action === null) return null;
  const ending = action.kind as Ending;
  const { title, text, keep, confirm } = questionOf(ending, { name, other: action.other.name, isSuper });
  const dismiss = () => send({ type: 'question.dismissed' });
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={dismiss}
      title={title}
      actions={
        <>
          <Button tone="plain" onClick={dismiss}>
            {keep}
          </Button>
          <Button tone="danger" onClick={() => send({ type: 'ending.confirmed', key: crypto.randomUUID() })}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
};
