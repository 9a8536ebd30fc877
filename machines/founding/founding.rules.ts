import type { FieldErrors } from '#machines/form/field-errors.ts';
import { storyProblem } from '#machines/story/story.rules.ts';
import { normalStory } from '#machines/story/story.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import type { FoundingDraft, FoundingStep } from './founding.types.ts';
import { pelotonNameProblem, tidyName } from './peloton-name.ts';

/** The draft before anything is typed. Most pelotons welcome everybody who asks. */
export const blankDraft: FoundingDraft = {
  name: '',
  story: null,
  goal: null,
  isGoalUnclear: false,
  acceptingNewMembers: true,
  level: 'peloton',
};

/** Whether leaving would lose nothing. */
export const isBlank = ({ name, story, goal, isGoalUnclear, ...choices }: FoundingDraft): boolean =>
  name.trim() === '' &&
  normalStory(story) === null &&
  goal === null &&
  !isGoalUnclear &&
  choices.acceptingNewMembers === blankDraft.acceptingNewMembers &&
  choices.level === blankDraft.level;

const mostCents = 1_000_000_000;

const goalProblem = ({ goal, isGoalUnclear }: FoundingDraft): string | null => {
  if (isGoalUnclear) return 'Enter an amount in dollars, or leave it empty.';
  if (goal !== null && goal > mostCents) return 'Enter at most $10,000,000.';
  return null;
};

const said = (field: keyof FoundingDraft, message: string | null): FieldErrors =>
  message === null ? {} : { [field]: message };

const problemIn: Readonly<Record<FoundingStep, (draft: FoundingDraft) => FieldErrors>> = {
  naming: ({ name }) => said('name', pelotonNameProblem(name)),
  telling: ({ story }) => said('story', storyProblem(story)),
  planning: (draft) => said('goal', goalProblem(draft)),
  reviewing: () => ({}),
};

/** The problems of one step; empty if the person can continue. */
export const foundingErrors = (step: FoundingStep, draft: FoundingDraft): FieldErrors =>
  problemIn[step](draft);

/** A draft without errors, as it is sent. An empty goal is null, not 0. */
export const newPeloton = ({ isGoalUnclear: _, ...draft }: FoundingDraft): Schemas['NewPeloton'] => ({
  ...draft,
  name: tidyName(draft.name),
  story: normalStory(draft.story),
  goal: draft.goal === 0 ? null : draft.goal,
});
