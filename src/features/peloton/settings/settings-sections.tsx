import type { ReactNode } from 'react';
import type { EditedPeloton } from '#machines/peloton/peloton.types.ts';
import { ChoiceCards } from '#src/components/choice/choice-cards.tsx';
import { OptionGroup } from '#src/components/choice/option-group.tsx';
import { Climb } from '#src/components/climb/climb.tsx';
import { EditSection } from '#src/components/editing/edit-section.tsx';
import type { SectionProps as EditedSectionProps } from '#src/components/editing/edited-form.tsx';
import { AmountField } from '#src/components/field/amount-field.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import type { StorySlot } from '#src/components/story/story-slot.ts';

type SectionProps = EditedSectionProps<EditedPeloton>;

export const StorySection = ({
  draft,
  change,
  errorOf,
  isBusy,
  story,
}: SectionProps & { story: StorySlot }) => (
  <EditSection
    id="your-story"
    title="Your story"
    note="What makes someone want to ride with you, or give to you. Everyone who opens the page can read it."
  >
    {story({
      id: 'story',
      label: 'What brings you together?',
      hint: 'A few sentences are plenty.',
      value: draft.story,
      error: errorOf('story'),
      disabled: isBusy,
      onChange: (written) => change({ story: written }),
    })}
  </EditSection>
);

export const NameSection = ({
  draft,
  change,
  errorOf,
  isBusy,
  images,
}: SectionProps & { images: ReactNode }) => (
  <EditSection
    id="name-and-pictures"
    title="Name and pictures"
    note="What people see first: on the page, in search, and wherever a link is shared. A new picture shows up right away."
  >
    <TextField
      id="name"
      label="Name of your peloton"
      hint="3 to 80 characters. Links to the page stay the same under a new name."
      autoComplete="off"
      value={draft.name}
      error={errorOf('name')}
      disabled={isBusy}
      onChange={(name) => change({ name })}
    />
    {images}
  </EditSection>
);

type GoalSectionProps = SectionProps & { pelotonId: string; raised: number };

export const GoalSection = ({ draft, change, errorOf, isBusy, pelotonId, raised }: GoalSectionProps) => {
  const { goal } = draft;
  const isUnclear = typeof goal === 'object' && goal !== null;
  return (
    <EditSection
      id="your-goal"
      title="Your goal for this year"
      note="The top of your climb. What each member raises counts. You can change it anytime."
    >
      <AmountField
        id="goal"
        label="How much do you want to raise together?"
        hint="Leave it empty, and your climb aims for the next round number."
        emphasis="figure"
        optional
        value={isUnclear ? null : goal}
        unclear={isUnclear ? goal.unclear : undefined}
        error={errorOf('goal')}
        disabled={isBusy}
        onChange={(cents, text) =>
          change({ goal: cents === null && text.trim() !== '' ? { unclear: text } : cents })
        }
      />
      {isUnclear || goal === null || goal === 0 ? null : <Climb id={pelotonId} raised={raised} goal={goal} />}
    </EditSection>
  );
};

export const PeopleSection = ({ draft, change, isBusy }: SectionProps) => (
  <EditSection
    id="who-may-what"
    title="Who joins, and who sees what"
    note="Open requests and members stay as they are. The logbook records each change to the page."
  >
    <ChoiceCards
      id="members"
      label="Who can join?"
      kind="radio"
      columns="two"
      options={[
        {
          value: 'open',
          title: 'Anyone can ask',
          text: 'The page says “Open to new members”. You approve or decline each request.',
        },
        {
          value: 'closed',
          title: 'Only people you invite',
          text: 'People join with your group code. No one else can ask.',
        },
      ]}
      selected={[draft.acceptingNewMembers ? 'open' : 'closed']}
      disabled={isBusy}
      onChange={([choice]) => change({ acceptingNewMembers: choice !== 'closed' })}
    />
    <OptionGroup
      id="shown"
      label="What can others see?"
      kind="checkbox"
      options={[
        {
          value: 'donations',
          label: 'Who gave to the peloton',
          hint: 'Anonymous gifts stay anonymous either way. What was raised is open to everyone.',
        },
      ]}
      selected={draft.displayDonations ? ['donations'] : []}
      disabled={isBusy}
      onChange={(shown) => change({ displayDonations: shown.includes('donations') })}
    />
  </EditSection>
);
