import { z } from 'zod';
import { storyProblem } from '#machines/story/story.rules.ts';
import { normalStory, type Story } from '#machines/story/story.ts';
import { valueChecker } from '#server/platform/contract/compilers.ts';
import { schemaNamed } from '#server/platform/contract/document.ts';

const isStory = valueChecker(schemaNamed('Story'));

/** A story in its canonical form. Other clients may send invalid formatting, or space around a block; an empty story is null. */
export const storyField = z
  .unknown()
  .superRefine((value, context) => {
    const message = value === null ? null : (isStory(value) ?? storyProblem(value as Story));
    if (message !== null) context.addIssue({ code: 'custom', message });
  })
  .transform((value) => normalStory(value as Story | null));
