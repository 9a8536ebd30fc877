import type { ReactNode } from 'react';
import { oneNameHint } from '#machines/form/person-fields.rules.ts';
import { wholeMoney } from '#machines/money.ts';
import { OptionGroup } from '#src/components/choice/option-group.tsx';
import { Climb } from '#src/components/climb/climb.tsx';
import { EditSection } from '#src/components/editing/edit-section.tsx';
import { AmountField } from '#src/components/field/amount-field.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { FieldRow } from '#src/components/form/field-group.tsx';
import { StoryField } from '#src/features/profile/story-editor/story-field.tsx';
import { type SectionProps, textField } from './edit.types.ts';

export const StorySection = ({ draft, change, errorOf, isBusy }: SectionProps) => (
  <EditSection
    id="your-story"
    title="Your story"
    note="People give to a person, not to a page. Everyone who opens your page can read it."
  >
    <StoryField
      id="story"
      label="Why do you ride, climb or lend a hand?"
      hint="A few sentences are plenty."
      value={draft.story}
      error={errorOf('story')}
      disabled={isBusy}
      onChange={(story) => change({ story })}
    />
  </EditSection>
);

export const GoalSection = ({
  draft,
  change,
  errorOf,
  isBusy,
  publicId,
  raised,
  committedAmount,
}: SectionProps & { publicId: string; raised: number; committedAmount: number }) => (
  <EditSection
    id="your-goal"
    title="Your goal"
    note={
      committedAmount > 0
        ? `You committed to raise ${wholeMoney(committedAmount)}. Your goal can be that or more.`
        : 'The top of your climb. You can change it anytime.'
    }
  >
    <AmountField
      id="goal"
      label="How much do you want to raise?"
      value={draft.goal}
      error={errorOf('goal')}
      disabled={isBusy}
      onChange={(goal) => change({ goal })}
    />
    {draft.goal !== null && draft.goal > 0 ? (
      <Climb id={publicId} raised={raised} goal={draft.goal} committed={committedAmount} />
    ) : null}
  </EditSection>
);

const sizes = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'].map((value) => ({ value, label: value }));

export const KitSection = ({ draft, change, errorOf, isBusy }: SectionProps) => (
  <EditSection
    id="ride-kit"
    title="Ride kit"
    note="For what we give you at check-in. Only the organizers see your sizes."
  >
    {(['jerseySize', 'tShirtSize'] as const).map((field) => (
      <OptionGroup
        key={field}
        id={field}
        label={field === 'jerseySize' ? 'Jersey size' : 'T-shirt size'}
        kind="radio"
        layout="row"
        optional
        options={sizes}
        selected={[draft[field]]}
        error={errorOf(field)}
        disabled={isBusy}
        onChange={([size]) => change({ [field]: size ?? '' })}
      />
    ))}
  </EditSection>
);

const shownOf = ({
  isDonorListVisible,
  isAchievementsInvisible,
  isOnLeaderboards,
}: SectionProps['draft']) => [
  ...(isDonorListVisible ? ['donors'] : []),
  ...(isAchievementsInvisible ? [] : ['achievements']),
  ...(isOnLeaderboards ? ['leaderboards'] : []),
];

export const VisibilitySection = ({ draft, change, isBusy }: SectionProps) => (
  <EditSection
    id="who-sees-what"
    title="Who sees what"
    note="Your name, your story and what you raise this year are open to everyone. The rest is up to you."
  >
    <OptionGroup
      id="shown"
      label="What else can others see?"
      kind="checkbox"
      options={[
        { value: 'donors', label: 'Who gave to me', hint: 'Anonymous gifts stay anonymous either way.' },
        {
          value: 'achievements',
          label: 'My achievements',
          hint: 'Your badges, and what you raised in all your years.',
        },
        {
          value: 'leaderboards',
          label: 'My name on the leaderboards',
          hint: 'They show who just registered and who is close to their goal, on the pages where people give and search.',
        },
      ]}
      selected={shownOf(draft)}
      disabled={isBusy}
      onChange={(shown) =>
        change({
          isDonorListVisible: shown.includes('donors'),
          isAchievementsInvisible: !shown.includes('achievements'),
          isOnLeaderboards: shown.includes('leaderboards'),
        })
      }
    />
  </EditSection>
);

export const AboutSection = (props: SectionProps & { images: ReactNode }) => (
  <EditSection
    id="about-you"
    title="About you"
    note="The name on your page, and where else people can find you."
  >
    {props.images}
    <FieldRow>
      <TextField {...textField(props, 'firstName')} label="First name" autoComplete="given-name" />
      <TextField
        {...textField(props, 'lastName')}
        label="Last name"
        hint={oneNameHint}
        autoComplete="family-name"
      />
    </FieldRow>
    <FieldRow>
      <TextField
        {...textField(props, 'twitterHandle')}
        label="X (Twitter)"
        optional
        before="@"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...textField(props, 'instagramHandle')}
        label="Instagram"
        optional
        before="@"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </FieldRow>
  </EditSection>
);
