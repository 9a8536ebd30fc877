import { editingRules } from '#machines/editing/editing.rules.ts';
import { pelotonNameProblem, tidyName } from '#machines/founding/peloton-name.ts';
import { storyProblem } from '#machines/story/story.rules.ts';
import { normalStory } from '#machines/story/story.ts';
import { fieldNames } from './peloton.messages.ts';
import type { EditedPeloton, PelotonDraft, PelotonField, PelotonFields } from './peloton.types.ts';

/** In the order of the page. */
export const pelotonFields = Object.keys(fieldNames) as PelotonField[];

/** The highest goal, in cents. */
const highestGoal = 1_000_000_000;

/** Typed values as they would be stored, as far as they are valid. An empty goal is null, not 0. */
const tidied = ({ name, story, goal, ...choices }: Partial<PelotonDraft>): Partial<PelotonDraft> => ({
  ...(name !== undefined && { name: tidyName(name) }),
  ...(story !== undefined && { story: normalStory(story) }),
  ...(goal !== undefined && { goal: goal === 0 ? null : goal }),
  ...choices,
});

/** A draft without errors, as it is stored. */
export const pelotonOfDraft = ({ goal, ...draft }: PelotonDraft): PelotonFields => ({
  name: tidyName(draft.name),
  story: normalStory(draft.story),
  goal: typeof goal === 'object' || goal === 0 ? null : goal,
  acceptingNewMembers: draft.acceptingNewMembers,
  displayDonations: draft.displayDonations,
});

const goalProblem = (goal: PelotonDraft['goal']): string | null => {
  if (typeof goal === 'object' && goal !== null) return 'Enter an amount in dollars, or leave it empty.';
  return goal !== null && goal > highestGoal ? 'Enter at most $10,000,000.' : null;
};

const problemOf: { [Field in PelotonField]: (value: PelotonDraft[Field]) => string | null } = {
  name: pelotonNameProblem,
  story: storyProblem,
  goal: goalProblem,
  acceptingNewMembers: () => null,
  displayDonations: () => null,
};

const problemIn = <Field extends PelotonField>(draft: PelotonDraft, field: Field): string | null =>
  problemOf[field](draft[field]);

export const pelotonRules = editingRules<EditedPeloton>({
  fields: pelotonFields,
  draftFrom: (fields) => fields,
  tidied,
  errorsIn: (draft, unsaved) =>
    Object.fromEntries(
      pelotonFields.flatMap((field) => {
        const problem = field in unsaved ? problemIn(draft, field) : null;
        return problem === null ? [] : [[field, problem]];
      }),
    ),
});
