import type { DonationDraft, DonationRecipient } from '#machines/donation/donation.types.ts';
import { OptionGroup } from '#src/components/choice/option-group.tsx';
import { TextArea } from '#src/components/field/text-area.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { FieldGroup, FieldRow } from '#src/components/form/field-group.tsx';
import { type FormPartProps, fieldId } from './form.types.ts';

const mostLetters = 500;

const leftText = ({ length }: string) => {
  if (length === 0) return `Up to ${mostLetters} characters.`;
  const left = mostLetters - length;
  return left === 1 ? '1 character left.' : `${left} characters left.`;
};

const tributes = [
  { value: 'none', label: 'Neither' },
  { value: 'honor', label: 'In honor of someone' },
  { value: 'memory', label: 'In memory of someone' },
];

const kindOf = (value: string | undefined): DonationDraft['tributeKind'] =>
  value === 'honor' || value === 'memory' ? value : 'none';

/** Whose name the donation is given in, beside the donor's own. */
const Tribute = ({ draft, change, errorOf, isBusy }: FormPartProps) => {
  return (
    <>
      <OptionGroup
        id={fieldId('tributeKind')}
        label="Given in honor or in memory of someone?"
        kind="radio"
        layout="row"
        options={tributes}
        selected={[draft.tributeKind]}
        disabled={isBusy}
        onChange={([value]) => change({ tributeKind: kindOf(value) })}
      />
      {draft.tributeKind === 'none' ? null : (
        <FieldRow>
          <TextField
            id={fieldId('tributeName')}
            label="Their name"
            maxLength={120}
            autoComplete="off"
            value={draft.tributeName}
            error={errorOf('tributeName')}
            disabled={isBusy}
            onChange={(tributeName) => change({ tributeName })}
          />
          <TextField
            id={fieldId('tributeEmail')}
            label="Their family’s e-mail"
            hint="We tell them of your gift, without its amount."
            optional
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            value={draft.tributeEmail}
            error={errorOf('tributeEmail')}
            disabled={isBusy}
            onChange={(tributeEmail) => change({ tributeEmail })}
          />
        </FieldRow>
      )}
    </>
  );
};

/** What goes along with the money. */
export const WordsPart = ({ recipient, ...props }: FormPartProps & { recipient: DonationRecipient }) => {
  const { draft, change, errorOf, isBusy } = props;
  const to = recipient.recipientType === 'General' ? 'us' : recipient.shortName;
  return (
    <FieldGroup emphasis="question" title={`A word for ${to}?`}>
      <TextArea
        id={fieldId('message')}
        label="Message"
        hint={leftText(draft.message)}
        optional
        rows={3}
        maxLength={mostLetters}
        value={draft.message}
        error={errorOf('message')}
        disabled={isBusy}
        onChange={(message) => change({ message })}
      />
      <Tribute {...props} />
    </FieldGroup>
  );
};
