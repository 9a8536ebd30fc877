import type { FormFailure } from '#machines/form/form-failure.ts';
import type { components } from '#openapi/contract.gen.ts';

/** What a person decides about their own page, as the API stores it. */
export type PageFields = Pick<
  components['schemas']['CurrentUser'],
  'story' | 'isDonorListVisible' | 'isAchievementsInvisible'
>;

/** A page as it is stored, with the version that a change of it names. */
export type StoredPage = { saved: PageFields; version: string };

/** The same as the form holds it: an empty story is an empty text. */
export type StoryDraft = Omit<PageFields, 'story'> & { story: string };

export type StoryContext = FormFailure & {
  /** What the page said when the person went to write, and since what they saved; a change is measured against it. */
  saved: PageFields;
  /** The version of the page that `saved` is. */
  version: string;
  /** Names the saving of this draft; null until it is first sent. */
  key: string | null;
  /** `storyDraftOf` lays it over what is saved. */
  typed: Partial<StoryDraft>;
};

export type StoryEvent =
  /** The person goes to write on the page as it is stored at this moment. */
  | ({ type: 'story.opened' } & StoredPage)
  | { type: 'story.changed'; changes: Partial<StoryDraft> }
  /** `key` is a new idempotency key. */
  | { type: 'story.submitted'; key: string }
  /** The person wants to stop writing without saving. */
  | { type: 'story.abandoned' }
  | { type: 'changes.discarded' }
  | { type: 'changes.kept' }
  | { type: 'session.restored' };

export type StoryMeta = { heading: string; focus: 'field' | 'none'; announce: string };
