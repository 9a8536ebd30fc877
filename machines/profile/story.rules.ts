import * as z from 'zod/mini';
import type { PageFields, StoryDraft } from './story.types.ts';

/** The longest story, in characters, after spaces around it are cut off. */
export const longestStory = 10_000;

const story = z
  .string()
  .check(
    z.trim(),
    z.maxLength(longestStory, 'Use at most 10,000 characters. Shorten your story a little and save again.'),
  );

export const draftOf = ({ story: text, ...rest }: PageFields): StoryDraft => ({ ...rest, story: text ?? '' });

/** The draft as it is stored: trimmed, and no story at all where nothing is written. */
export const fieldsOf = ({ story: text, ...rest }: StoryDraft): PageFields => {
  const trimmed = text.trim();
  return { ...rest, story: trimmed === '' ? null : trimmed };
};

/** What is wrong with a draft, by field; empty when it can be saved. */
export const faultsOf = (draft: StoryDraft): { story?: string } => {
  const { error } = story.safeParse(draft.story);
  const message = error?.issues[0]?.message;
  return message === undefined ? {} : { story: message };
};

/** Whether saving would change anything. Spaces around a story don't. */
export const isChanged = (saved: PageFields, draft: StoryDraft): boolean => {
  const [before, after] = [fieldsOf(draftOf(saved)), fieldsOf(draft)];
  return (
    before.story !== after.story ||
    before.isDonorListVisible !== after.isDonorListVisible ||
    before.isAchievementsInvisible !== after.isAchievementsInvisible
  );
};

/** The draft over a page that was changed elsewhere: what the person changed stays, the rest follows the page. */
export const rebased = (before: PageFields, draft: StoryDraft, stored: PageFields): StoryDraft => {
  const [old, now, next] = [fieldsOf(draftOf(before)), fieldsOf(draft), draftOf(stored)];
  return {
    story: now.story === old.story ? next.story : draft.story,
    isDonorListVisible:
      now.isDonorListVisible === old.isDonorListVisible ? next.isDonorListVisible : draft.isDonorListVisible,
    isAchievementsInvisible:
      now.isAchievementsInvisible === old.isAchievementsInvisible
        ? next.isAchievementsInvisible
        : draft.isAchievementsInvisible,
  };
};
