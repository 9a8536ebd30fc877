import { z } from 'zod';
import { pelotonNameProblem } from '#machines/founding/peloton-name.ts';
import { valueChecker } from '#server/platform/contract/compilers.ts';
import { schemaNamed } from '#server/platform/contract/document.ts';
import { fieldPatcher } from '#server/platform/contract/field-patch.ts';
import { storyField } from '#server/story/story.ts';

const isName = valueChecker(schemaNamed('PelotonName'));

/** A peloton's stored name: without space around it. */
export const nameField = z
  .string()
  .transform((name) => name.trim().replace(/\s+/g, ' '))
  .superRefine((name, context) => {
    const message = pelotonNameProblem(name) ?? isName(name);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

/** The fields that captain and admins change. The goal is part of the page's version, and has its own operation. */
const editable = z.object({
  name: nameField,
  story: storyField,
  acceptingNewMembers: z.boolean(),
  displayDonations: z.boolean(),
});

type Editable = z.output<typeof editable>;

const patcher = fieldPatcher<Editable>(editable);

export const applyPatch = patcher.apply;

type Versioned = Readonly<Record<keyof Editable, unknown> & { goal: number | null }>;

/** The version before a change of the page or the goal, as an ETag. */
export const versionOf = ({ goal, ...page }: Versioned): string =>
  patcher.versionOf(page).replace(/"$/, `-${goal ?? 'none'}"`);

/** Changes in the database's form: a story is JSON. */
export const asStored = ({ story, ...rest }: Partial<Editable>) => ({
  ...rest,
  ...(story !== undefined && { story: story === null ? null : JSON.stringify(story) }),
});
