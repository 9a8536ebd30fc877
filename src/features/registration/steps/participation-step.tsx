import { ChoiceCards } from '#src/components/choice/choice-cards.tsx';
import { Tag } from '#src/components/notice/tag.tsx';
import { participationOptions } from '#src/features/registration/participation-options.tsx';
import { fieldId, type StepProps } from '#src/features/registration/registration.types.ts';

/** Challenger, Rider of one or both rides, Volunteer, in any combination. */
export const ParticipationStep = ({ draft, change, errorOf, isBusy, offer }: StepProps<'participation'>) => {
  const options = participationOptions(offer.event);
  return (
    <ChoiceCards
      id={fieldId('challenger')}
      label="Pick one or more"
      hint="You can ride and volunteer, ride both events, or mix as you like. You can add more later."
      kind="checkbox"
      columns="two"
      options={options.map(({ isFull, ...option }) => ({
        ...option,
        disabled: isFull && !draft[option.value],
        tags: isFull ? <Tag tone="warning">Full</Tag> : undefined,
      }))}
      selected={options.map((option) => option.value).filter((name) => draft[name])}
      error={errorOf('challenger')}
      disabled={isBusy}
      onChange={(selected) =>
        change({
          challenger: selected.includes('challenger'),
          signature: selected.includes('signature'),
          gravel: selected.includes('gravel'),
          volunteer: selected.includes('volunteer'),
        })
      }
    />
  );
};
