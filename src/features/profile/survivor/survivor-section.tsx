import { OptionGroup } from '#src/components/choice/option-group.tsx';
import { EditSection } from '#src/components/editing/edit-section.tsx';
import type { SectionProps } from '#src/features/profile/edit/edit.types.ts';

type Visibility = SectionProps['draft']['survivorVisibility'];

const visibilities: { value: Visibility; label: string; hint?: string }[] = [
  { value: 'nobody', label: 'Only me' },
  { value: 'captains', label: 'My captain', hint: 'And the admins of your peloton.' },
  { value: 'donors', label: 'My donors', hint: 'People who gave to you while signed in.' },
  { value: 'donors-and-captains', label: 'My donors and my captain' },
  { value: 'everyone', label: 'Everyone who opens my page' },
];

/** Whether the person survived cancer, and who else may see it: a setting apart from all others. */
export const SurvivorSection = ({ draft, change, isBusy }: SectionProps) => (
  <EditSection
    id="surviving-cancer"
    title="Surviving cancer"
    note="Only you decide who sees this. It never appears in a list or an export, whatever else you show."
  >
    <OptionGroup
      id="isCancerSurvivor"
      label="Have you had cancer yourself?"
      kind="checkbox"
      optional
      options={[{ value: 'yes', label: 'I survived cancer' }]}
      selected={draft.isCancerSurvivor ? ['yes'] : []}
      disabled={isBusy}
      onChange={(said) => change({ isCancerSurvivor: said.includes('yes') })}
    />
    {draft.isCancerSurvivor ? (
      <OptionGroup
        id="survivorVisibility"
        label="Who can see it on your page?"
        kind="radio"
        options={visibilities}
        selected={[draft.survivorVisibility]}
        disabled={isBusy}
        onChange={([chosen]) => {
          const known = visibilities.find(({ value }) => value === chosen);
          if (known) change({ survivorVisibility: known.value });
        }}
      />
    ) : null}
  </EditSection>
);
