import { z } from 'zod';
import { lastNameOf } from '#machines/form/person-name.ts';
import { stateProblem } from '#server/platform/contract/address.ts';
import { valueChecker } from '#server/platform/contract/compilers.ts';
import { schemaNamed } from '#server/platform/contract/document.ts';
import { fieldPatcher, type Patch } from '#server/platform/contract/field-patch.ts';
import { isOptionalLine, lineText } from '#server/platform/contract/field-problems.ts';
import type { ProblemField } from '#server/platform/problems/problem-error.ts';
import { storyField } from '#server/story/story.ts';

const text = (longest: number) => z.string().trim().max(longest, `Use at most ${longest} characters.`);
const optional = (longest: number) => text(longest).refine(isOptionalLine, lineText).nullable();
const size = z.enum(['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'], 'Choose one of the sizes.').nullable();

/** A field by the contract's definition, which registrations and donations share. */
const shared = (name: Parameters<typeof schemaNamed>[0]) => {
  const problem = valueChecker(schemaNamed(name));
  return z
    .string()
    .trim()
    .superRefine((value, context) => {
      const message = problem(value);
      if (message !== null) context.addIssue({ code: 'custom', message });
    });
};

/** A text that is valid for `shared`, or empty. */
const emptiable = (name: Parameters<typeof shared>[0]) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    shared(name).nullable(),
  );

/**
 * The fields that a person may change, and their form. Other fields have their own operations: the birth date changes with a registration,
 * which checks ages; the contact address needs a code by e-mail.
 */
const editable = z.object({
  firstName: shared('FirstName'),
  lastName: shared('LastName').transform(lastNameOf),
  middleName: optional(80),
  prefix: optional(20),
  suffix: optional(20),
  title: optional(80),
  gender: optional(40),
  phone: emptiable('Phone'),
  address: emptiable('Street'),
  city: emptiable('City'),
  state: emptiable('Region'),
  postalCode: emptiable('PostalCode'),
  country: emptiable('Country'),
  employerName: optional(120),
  isCancerSurvivor: z.boolean().nullable(),
  cancerType: optional(120),
  jerseySize: size,
  tShirtSize: size,
  twitterHandle: optional(50),
  instagramHandle: optional(50),
  story: storyField,
  isDonorListVisible: z.boolean(),
  isAchievementsInvisible: z.boolean(),
  isOnLeaderboards: z.boolean(),
  survivorVisibility: z.enum(
    ['nobody', 'captains', 'donors', 'donors-and-captains', 'everyone'],
    'Choose who may see it.',
  ),
});

export type Editable = z.output<typeof editable>;

type Outcome = { changes: Partial<Editable> } | { fields: ProblemField[] };

const { versionOf, apply } = fieldPatcher<Editable>(editable);

export { versionOf };

/** Changes in the database's form: a story is JSON. */
export const asStored = ({ story, ...rest }: Partial<Editable>) => ({
  ...rest,
  ...(story !== undefined && { story: story === null ? null : JSON.stringify(story) }),
});

type Current = Readonly<Record<keyof Editable, unknown> & Pick<Editable, 'country' | 'state'>>;

/** Applies a patch; all of it or nothing. An address in the US needs a state. */
export const applyPatch = (current: Current, patch: Patch): Outcome => {
  const outcome = apply(current, patch);
  if ('fields' in outcome) return outcome;
  const last = patch.findLastIndex(({ path }) => path === '/country' || path === '/state');
  const missingState = last < 0 ? null : stateProblem({ ...current, ...outcome.changes });
  if (missingState === null) return outcome;
  return { fields: [{ path: `/body/${last}/value`, code: 'invalid', message: missingState }] };
};
