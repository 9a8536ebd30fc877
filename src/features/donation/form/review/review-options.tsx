import { shownName } from '#machines/donation/donation.selectors.ts';
import type { DonationDraft, DonationRecipient } from '#machines/donation/donation.types.ts';
import { shortened } from '#machines/shortened.ts';
import { Checkbox } from '#src/components/choice/checkbox.tsx';
import { OptionGroup } from '#src/components/choice/option-group.tsx';
import { TextArea } from '#src/components/field/text-area.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { Fold } from '#src/components/fold/fold.tsx';
import { FieldRow } from '#src/components/form/field-group.tsx';
import { roomText } from '#src/components/format/room.ts';
import { slots } from '#src/components/style/style.ts';
import { type FormPartProps, fieldId } from '#src/features/donation/form/form.types.ts';
import { WhoSees } from './who-sees.tsx';

const tributes = [
  { value: 'none', label: 'No' },
  { value: 'honor', label: 'In honor of someone' },
  { value: 'memory', label: 'In memory of someone' },
];

/** The person whom the donation honors or remembers. */
const Tribute = ({ draft, change, errorOf, isBusy }: FormPartProps) => (
  <>
    <OptionGroup
      id={fieldId('tributeKind')}
      label="Is this gift in honor or memory of someone?"
      kind="radio"
      layout="row"
      options={tributes}
      selected={[draft.tributeKind]}
      disabled={isBusy}
      onChange={([value]) =>
        change({ tributeKind: value === 'honor' || value === 'memory' ? value : 'none' })
      }
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

const mostLetters = 500;

/** A summary of the donation's message; an invitation while it is empty. */
const messageTitle = ({ message, tributeKind, tributeName }: DonationDraft, to: string): string => {
  const said = [
    message.trim() === '' ? null : `“${shortened(message.trim(), 40)}” to ${to}`,
    tributeKind === 'none'
      ? null
      : `In ${tributeKind === 'honor' ? 'honor' : 'memory'} of ${tributeName.trim() || '…'}`,
  ].filter((part) => part !== null);
  return said.length === 0 ? 'Add a message or a dedication' : said.join(' · ');
};

const lookTitle = (draft: DonationDraft): string => {
  const name = draft.isAnonymous ? 'Anonymous' : `Shown as ${shownName(draft)}`;
  return `${name}, ${draft.isAmountVisible ? 'with' : 'without'} the amount`;
};

type ReviewOptionsProps = FormPartProps & {
  recipient: DonationRecipient;
  /** An error in this field prevents the donation. */
  hasFault: (field: keyof DonationDraft) => boolean;
};

/** The donation's message and visibility: one line each, which unfolds. */
export const ReviewOptions = ({ recipient, hasFault, ...part }: ReviewOptionsProps) => {
  const { draft, change, errorOf, isBusy } = part;
  const at = slots('donation');
  const to = recipient.recipientType === 'General' ? 'us' : recipient.shortName;
  return (
    <div className={at('options')}>
      <Fold
        title={messageTitle(draft, to)}
        isNeeded={hasFault('message') || hasFault('tributeName') || hasFault('tributeEmail')}
      >
        <TextArea
          id={fieldId('message')}
          label={`Message to ${to}`}
          hint={
            draft.message === '' ? `Up to ${mostLetters} characters.` : roomText(draft.message, mostLetters)
          }
          optional
          rows={3}
          value={draft.message}
          error={errorOf('message')}
          disabled={isBusy}
          onChange={(message) => change({ message })}
        />
        <Tribute {...part} />
      </Fold>
      <Fold title={lookTitle(draft)} isNeeded={hasFault('publicName')}>
        <Checkbox
          id={fieldId('isAnonymous')}
          label="Give anonymously"
          checked={draft.isAnonymous}
          disabled={isBusy}
          onChange={(isAnonymous) => change({ isAnonymous })}
        />
        {draft.isAnonymous ? null : (
          <TextField
            id={fieldId('publicName')}
            label="Public name"
            hint="Like “Grandma Joan” or “The Okafors”. Leave it empty to use your own name."
            optional
            autoComplete="off"
            value={draft.publicName}
            error={errorOf('publicName')}
            disabled={isBusy}
            onChange={(publicName) => change({ publicName })}
          />
        )}
        <Checkbox
          id={fieldId('isAmountVisible')}
          label="Show the amount"
          hint={
            draft.isAmountVisible
              ? undefined
              : 'We add your amount to the public total together with at least two other hidden gifts, so no one can easily tell it apart.'
          }
          checked={draft.isAmountVisible}
          disabled={isBusy}
          onChange={(isAmountVisible) => change({ isAmountVisible })}
        />
        <WhoSees draft={draft} recipient={recipient} />
      </Fold>
    </div>
  );
};
