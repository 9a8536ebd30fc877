import type { DonationRecipient } from '#machines/donation/donation.types.ts';
import { Checkbox } from '#src/components/choice/checkbox.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { FieldGroup } from '#src/components/form/field-group.tsx';
import { slots } from '#src/components/style/style.ts';
import { type FormPartProps, fieldId } from './form.types.ts';
import { hiddenAmountHint } from './visibility-messages.ts';
import { WhoSees } from './who-sees.tsx';

type VisibilityPartProps = FormPartProps & { recipient: DonationRecipient };

/** By which name, with or without the amount; and beside it how that will look, to whom. */
export const VisibilityPart = ({ draft, change, errorOf, isBusy, recipient }: VisibilityPartProps) => {
  const at = slots('donation');
  return (
    <FieldGroup emphasis="question" title="Who will see this?">
      <div>
        <Checkbox
          id={fieldId('isAnonymous')}
          label="Keep my name from the public"
          checked={draft.isAnonymous}
          disabled={isBusy}
          onChange={(isAnonymous) => change({ isAnonymous })}
        />
        <Checkbox
          id={fieldId('isAmountVisible')}
          label="Show the amount"
          hint={draft.isAmountVisible ? undefined : hiddenAmountHint}
          checked={draft.isAmountVisible}
          disabled={isBusy}
          onChange={(isAmountVisible) => change({ isAmountVisible })}
        />
      </div>
      {draft.isAnonymous ? null : (
        <TextField
          id={fieldId('publicName')}
          label="Public name"
          hint="Such as “Grandma Joan” or “The Okafors”. Leave it empty to go by your own."
          optional
          maxLength={120}
          autoComplete="off"
          value={draft.publicName}
          error={errorOf('publicName')}
          disabled={isBusy}
          onChange={(publicName) => change({ publicName })}
        />
      )}
      <div className={at('ticket')}>
        <WhoSees draft={draft} recipient={recipient} />
      </div>
    </FieldGroup>
  );
};
