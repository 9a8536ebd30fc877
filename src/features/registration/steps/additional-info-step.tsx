import { isRiding } from '#machines/registration/registration.participation.ts';
import { OptionGroup } from '#src/components/choice/option-group.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { FieldGroup } from '#src/components/form/field-group.tsx';
import { fieldId, type StepProps } from '#src/features/registration/registration.types.ts';

const sizes = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'].map((value) => ({ value, label: value }));

/** Sizes, employer, and optional information. */
export const AdditionalInfoStep = ({
  draft,
  change,
  errorOf,
  isBusy,
  context,
}: StepProps<'additional-info'>) => (
  <>
    {isRiding(context.registration) ? (
      <OptionGroup
        id={fieldId('jerseySize')}
        label="Jersey size"
        kind="radio"
        layout="row"
        options={sizes}
        selected={[draft.jerseySize]}
        error={errorOf('jerseySize')}
        disabled={isBusy}
        onChange={([size]) => change({ jerseySize: size ?? '' })}
      />
    ) : null}
    <OptionGroup
      id={fieldId('tShirtSize')}
      label="T-shirt size"
      kind="radio"
      layout="row"
      options={sizes}
      selected={[draft.tShirtSize]}
      error={errorOf('tShirtSize')}
      disabled={isBusy}
      onChange={([size]) => change({ tShirtSize: size ?? '' })}
    />
    <TextField
      id={fieldId('employerName')}
      label="Employer"
      hint="Many employers match what their employees raise."
      optional
      width="medium"
      autoComplete="organization"
      value={draft.employerName}
      error={errorOf('employerName')}
      disabled={isBusy}
      onChange={(employerName) => change({ employerName })}
    />
    <FieldGroup
      title="Only if you’d like to tell us"
      note="This is private. Only you and the organizers see it."
    >
      <OptionGroup
        id={fieldId('isCancerSurvivor')}
        label="Have you had cancer yourself?"
        kind="radio"
        layout="row"
        optional
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
          { value: '', label: 'I’d rather not say' },
        ]}
        selected={[draft.isCancerSurvivor]}
        error={errorOf('isCancerSurvivor')}
        disabled={isBusy}
        onChange={([answer]) =>
          change({ isCancerSurvivor: answer === 'yes' || answer === 'no' ? answer : '' })
        }
      />
      {draft.isCancerSurvivor === 'yes' ? (
        <TextField
          id={fieldId('cancerType')}
          label="Which kind?"
          optional
          width="medium"
          autoComplete="off"
          value={draft.cancerType}
          error={errorOf('cancerType')}
          disabled={isBusy}
          onChange={(cancerType) => change({ cancerType })}
        />
      ) : null}
    </FieldGroup>
  </>
);
