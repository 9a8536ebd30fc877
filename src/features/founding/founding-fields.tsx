import { newPeloton } from '#machines/founding/founding.rules.ts';
import type { FoundingContext, FoundingDraft, FoundingEvent } from '#machines/founding/founding.types.ts';
import { wholeMoney } from '#machines/money.ts';
import { Button } from '#src/components/button/button.tsx';
import { ChoiceCards } from '#src/components/choice/choice-cards.tsx';
import { OptionGroup } from '#src/components/choice/option-group.tsx';
import { Climb } from '#src/components/climb/climb.tsx';
import { AmountField } from '#src/components/field/amount-field.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { ReviewList } from '#src/components/review/review.tsx';
import type { StorySlot } from '#src/components/story/story-slot.ts';
import { StoryText } from '#src/components/story/story-text.tsx';
import { css } from '#styled-system/css';

export type StepProps = {
  context: FoundingContext;
  change: (changes: Partial<FoundingDraft>) => void;
  send: (event: FoundingEvent) => void;
  errorOf: (field: string) => string | undefined;
  isBusy: boolean;
  story: StorySlot;
};

/** What happens to an unanswered request to join. */
const OpenRequest = ({ eligibility }: Pick<FoundingContext, 'eligibility'>) =>
  eligibility?.kind === 'requested' ? (
    <Notice tone="warning" title={`You asked to join ${eligibility.peloton.name}`}>
      <p>You can be in one peloton at a time. When you start your own, we’ll withdraw this request.</p>
    </Notice>
  ) : null;

export const NameFields = ({ context: { draft, eligibility }, change, errorOf }: StepProps) => (
  <>
    <OpenRequest eligibility={eligibility} />
    <TextField
      id="founding-name"
      label="Name of your peloton"
      hint="3 to 80 characters. It appears on your page, on the leaderboard and in every invitation."
      autoComplete="off"
      value={draft.name}
      error={errorOf('name')}
      onChange={(name) => change({ name })}
    />
    <OptionGroup
      id="founding-level"
      label="What kind of peloton?"
      kind="radio"
      options={[
        { value: 'peloton', label: 'One peloton', hint: 'Friends, a club, a family, a ward.' },
        {
          value: 'super',
          label: 'A company’s super-peloton',
          hint: 'Brings together the pelotons of its offices or teams, and adds up what they raise.',
        },
      ]}
      selected={[draft.level]}
      onChange={([level]) => change({ level: level === 'super' ? 'super' : 'peloton' })}
    />
  </>
);

export const StoryFields = ({ context: { draft }, change, errorOf, isBusy, story }: StepProps) =>
  story({
    id: 'founding-story',
    label: 'Your story',
    hint: 'Everyone who opens your page can read it.',
    value: draft.story,
    error: errorOf('story'),
    disabled: isBusy,
    onChange: (written) => change({ story: written }),
  });

export const PlanFields = ({ context: { draft }, change, errorOf }: StepProps) => (
  <>
    <AmountField
      id="founding-goal"
      label="How much do you want to raise together?"
      hint="The top of your climb. What each member raises counts."
      emphasis="figure"
      optional
      value={draft.goal}
      error={errorOf('goal')}
      onChange={(goal, text) => change({ goal, isGoalUnclear: goal === null && text.trim() !== '' })}
    />
    {draft.goal !== null && draft.goal > 0 ? (
      <div className={css({ maxWidth: '40rem' })}>
        <Climb id={draft.name} raised={0} goal={draft.goal} />
      </div>
    ) : null}
    <ChoiceCards
      id="founding-members"
      label="Who can join?"
      kind="radio"
      columns="two"
      options={[
        {
          value: 'open',
          title: 'Anyone can ask',
          text: 'Your page says “Open to new members”. You approve or decline each request.',
        },
        {
          value: 'closed',
          title: 'Only people you invite',
          text: 'People join with your group code. No one else can ask.',
        },
      ]}
      selected={[draft.acceptingNewMembers ? 'open' : 'closed']}
      onChange={([choice]) => change({ acceptingNewMembers: choice !== 'closed' })}
    />
  </>
);

const Change = ({ what, onPress }: { what: string; onPress: () => void }) => (
  <Button tone="quiet" onClick={onPress}>
    Change {what}
  </Button>
);

export const Review = ({ context, send, isBusy }: StepProps) => {
  const { name, level, story, goal, acceptingNewMembers } = newPeloton(context.draft);
  return (
    <>
      <OpenRequest eligibility={context.eligibility} />
      <ReviewList
        title="Name and kind"
        action={isBusy ? null : <Change what="the name" onPress={() => send({ type: 'naming.reopened' })} />}
        rows={[
          { name: 'Name', value: name },
          { name: 'Kind', value: level === 'super' ? 'A company’s super-peloton' : 'One peloton' },
        ]}
      />
      <ReviewList
        title="Story"
        action={
          isBusy ? null : <Change what="the story" onPress={() => send({ type: 'telling.reopened' })} />
        }
        rows={[{ name: 'In your words', value: story === null ? 'None yet' : <StoryText story={story} /> }]}
      />
      <ReviewList
        title="Goal and people"
        action={
          isBusy ? null : (
            <Change what="goal and people" onPress={() => send({ type: 'planning.reopened' })} />
          )
        }
        rows={[
          { name: 'Goal', value: goal === null ? 'None yet' : wholeMoney(goal) },
          {
            name: 'New members',
            value: acceptingNewMembers ? 'Anyone can ask' : 'Only people you invite',
          },
          { name: 'Captain', value: 'You' },
        ]}
      />
    </>
  );
};
