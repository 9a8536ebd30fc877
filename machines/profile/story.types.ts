import type { FlowError } from '#machines/flow-error.ts';
import type { components } from '#openapi/contract.gen.ts';

/** What a person decides about their own page, as the API stores it. */
export type PageFields = Pick<
  components['schemas']['CurrentUser'],
  'story' | 'isDonorListVisible' | 'isAchievementsInvisible'
>;

/** The same as a form holds it: an empty story is an empty text. */
export type StoryDraft = Omit<PageFields, 'story'> & { story: string };

export type StoryContext = {
  /** What the page said when the person went to write, and since what they saved; a change is measured against it. */
  saved: PageFields;
  draft: StoryDraft;
  fieldErrors: { story?: string };
  problem: FlowError | null;
};

export type StoryEvent =
  /** The person goes to write; `saved` is what the page shows at this moment. */
  | { type: 'story.opened'; saved: PageFields }
  | { type: 'story.changed'; changes: Partial<StoryDraft> }
  | { type: 'story.submitted' }
  /** The person wants to stop writing without saving. */
  | { type: 'story.abandoned' }
  | { type: 'changes.discarded' }
  | { type: 'changes.kept' }
  | { type: 'session.restored' };

export type StoryMeta = { heading: string; focus: 'field' | 'none'; announce: string };
