import { shownName } from '#machines/donation/donation.selectors.ts';
import type { DonationDraft, DonationRecipient } from '#machines/donation/donation.types.ts';
import { shortened } from '#machines/shortened.ts';
import { Checkbox } from '#src/components/choice/checkbox.tsx';
import { TextArea } from '#src/components/field/text-area.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { Fold } from '#src/components/fold/fold.tsx';
import { roomText } from '#src/components/format/room.ts';
import { slots } from '#src/components/style/style.ts';
import { type FormPartProps, fieldId } from '#src/features/donation/form/form.types.ts';
import { Tribute } from './tribute.tsx';
import { hiddenAmountHint } from './visibility-messages.ts';
import { WhoSees } from './who-sees.tsx';

const mostLetters = 500;

/** A summary of the donation's message; an invitation while it is empty. */
const wordsTitle = ({ message, tributeKind, tributeName }: DonationDraft, to: string): string => {
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
        title={wordsTitle(draft, to)}
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
          hint={draft.isAmountVisible ? undefined : hiddenAmountHint}
          checked={draft.isAmountVisible}
          disabled={isBusy}
          onChange={(isAmountVisible) => change({ isAmountVisible })}
        />
        <WhoSees draft={draft} recipient={recipient} />
      </Fold>
    </div>
  );
};
