import type { DonationDraft } from '#machines/donation/donation.types.ts';
import { OptionGroup } from '#src/components/choice/option-group.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { FieldRow } from '#src/components/form/field-group.tsx';
import { type FormPartProps, fieldId } from '#src/features/donation/form/form.types.ts';

const tributes = [
  { value: 'none', label: 'No' },
  { value: 'honor', label: 'In honor of someone' },
  { value: 'memory', label: 'In memory of someone' },
];

const kindOf = (value: string | undefined): DonationDraft['tributeKind'] =>
  value === 'honor' || value === 'memory' ? value : 'none';

/** The person whom the donation honors or remembers. */
export const Tribute = ({ draft, change, errorOf, isBusy }: FormPartProps) => (
  <>
    <OptionGroup
      id={fieldId('tributeKind')}
      label="Is this gift in honor or memory of someone?"
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
          autoComplete="off"
          value={draft.tributeName}
          error={errorOf('tributeName')}
          disabled={isBusy}
          onChange={(tributeName) => change({ tributeName })}
        />
        <TextField
          id={fieldId('tributeEmail')}
          label={draft.tributeKind === 'honor' ? 'Their e-mail, or their family’s' : 'Their family’s e-mail'}
          hint="We’ll tell them about your gift, but not the amount."
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
