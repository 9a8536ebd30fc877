import * as z from 'zod/mini';
import { type FieldErrors, firstErrors } from '#machines/form/field-errors.ts';
import { paragraphsOf, storyText } from '#machines/story/story.ts';
import type { PageFields, StoryContext, StoryDraft } from './story.types.ts';

/** The longest story, in characters, after spaces around it are cut off. */
export const longestStory = 5_000;

const form = z.object({
  story: z
    .string()
    .check(
      z.trim(),
      z.maxLength(longestStory, 'Use at most 5,000 characters. Shorten your story a little and save again.'),
    ),
});

/** A page as the form holds it before anything is typed. */
export const draftOfPage = ({ story, ...rest }: PageFields): StoryDraft => ({
  ...rest,
  story: storyText(story),
});

/** What the form's fields hold: what was typed, else what is saved. */
export const storyDraftOf = ({ saved, typed }: Pick<StoryContext, 'saved' | 'typed'>): StoryDraft => ({
  ...draftOfPage(saved),
  ...typed,
});

/** The draft as it is stored: trimmed, and no story at all where nothing is written. */
export const pageOfDraft = ({ story, ...rest }: StoryDraft): PageFields => {
  return { ...rest, story: paragraphsOf(story) };
};

/** What is wrong with a draft, by field; empty when it can be saved. */
export const storyErrors = (draft: StoryDraft): FieldErrors =>
  firstErrors(form.safeParse(draft).error?.issues ?? []);
