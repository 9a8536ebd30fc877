import { fullNameOf } from '#machines/form/person-name.ts';
import { personOf } from '#machines/shift-lead/shift-lead.updates.ts';
import { Button } from '#src/components/button/button.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import type { LeadPartProps } from './shift-lead.types.ts';

/** Asks before a person is removed from a shift. */
export const RemovalQuestion = ({ snapshot, send }: LeadPartProps) => {
  const { removal } = snapshot.context;
  const found = removal === null ? null : personOf(snapshot.context, removal);
  if (!snapshot.matches('confirming') || found === null) return null;
  const { person, sheet } = found;
  const dismiss = () => send({ type: 'removal.dismissed' });
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={dismiss}
      title={`Take ${fullNameOf(person)} off “${sheet.title}”?`}
      actions={
        <>
          <Button tone="plain" onClick={dismiss}>
            Keep {person.firstName} in
          </Button>
          <Button tone="danger" onClick={() => send({ type: 'removal.confirmed', key: crypto.randomUUID() })}>
            Take {person.firstName} off
          </Button>
        </>
      }
    >
      <p>
        {removal?.isRequested
          ? `${person.firstName} asked for this.`
          : `${person.firstName} hasn’t asked for this here. Only take off people who told you they can’t come.`}{' '}
        {person.firstName} gets an e-mail. The place goes to the next person on the waiting list, or opens up
        for someone else.
      </p>
    </Dialog>
  );
};
