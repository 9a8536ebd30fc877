import { z } from 'zod';
import { storyProblem } from '#machines/story/story.rules.ts';
import { normalStory, type Story } from '#machines/story/story.ts';
import { stateProblem } from '#server/platform/contract/address.ts';
import { valueChecker } from '#server/platform/contract/compilers.ts';
import { schemaNamed } from '#server/platform/contract/document.ts';
import { isOptionalLine, lineText } from '#server/platform/contract/line.ts';
import { fingerprint } from '#server/platform/idempotency/idempotency.ts';
import type { ProblemField } from '#server/platform/problems/problem-error.ts';

const text = (longest: number) => z.string().trim().max(longest, `Use at most ${longest} characters.`);
const optional = (longest: number) => text(longest).refine(isOptionalLine, lineText).nullable();
const size = z.enum(['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'], 'Choose one of the sizes.').nullable();

/** A field as the contract defines it for every request that takes it, registration's and a donation's too. */
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

/** As `shared`, and it may be emptied. */
const emptiable = (name: Parameters<typeof shared>[0]) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    shared(name).nullable(),
  );

const isStory = valueChecker(schemaNamed('Story'));

/** A story in its one form. Another client may send a look that is off, or space around a block; nothing written is null. */
const story = z
  .unknown()
  .superRefine((value, context) => {
    const message = value === null ? null : (isStory(value) ?? storyProblem(value as Story));
    if (message !== null) context.addIssue({ code: 'custom', message });
  })
  .transform((value) => normalStory(value as Story | null));

/**
 * What a person may change about themselves, and how it has to look. Everything else has a way of its own: the birth
 * date goes through registration, which checks ages; the contact address needs a mailed code.
 */
const editable = z.object({
  firstName: shared('PersonName'),
  lastName: shared('PersonName'),
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
  story,
  isDonorListVisible: z.boolean(),
  isAchievementsInvisible: z.boolean(),
  survivorVisibility: z.enum(
    ['nobody', 'captains', 'donors', 'donors-and-captains', 'everyone'],
    'Choose who may see it.',
  ),
});

export type Editable = z.output<typeof editable>;
export type Patch = readonly { op: 'add' | 'replace' | 'remove' | 'test'; path: string; value?: unknown }[];

type Outcome = { changes: Partial<Editable> } | { fields: ProblemField[] };

/** What a person can act on: the library's own sentence about a wrong type is none. */
const messageOf = ({ issues: [issue] }: z.ZodError): string =>
  issue === undefined || issue.code === 'invalid_type' ? 'This can’t be used.' : issue.message;

const isEditable = (key: string): key is keyof Editable => Object.hasOwn(editable.shape, key);

/** Names what a patch finds, as an ETag. Only the fields that a patch can change count, so that a donation does not hold one up. */
export const versionOf = (person: Readonly<Record<keyof Editable, unknown>>): string => {
  const fields = Object.keys(editable.shape)
    .filter(isEditable)
    .map((key) => [key, person[key]]);
  return `"${fingerprint(fields).slice(0, 32)}"`;
};

/** Changes as the database takes them: a story is JSON. */
export const asStored = ({ story, ...rest }: Partial<Editable>) => ({
  ...rest,
  ...(story !== undefined && { story: story === null ? null : JSON.stringify(story) }),
});

type Current = Readonly<Record<keyof Editable, unknown> & Pick<Editable, 'country' | 'state'>>;

/**
 * Applies an RFC 6902 patch to the fields that may be changed; all of it or nothing. Every path is one field, so `add`
 * and `replace` are the same, and `remove` empties it.
 */
export const applyPatch = (current: Current, patch: Patch): Outcome => {
  const changes: Record<string, unknown> = {};
  const fields: ProblemField[] = [];
  const refuse = (index: number, part: string, code: string, message: string) =>
    fields.push({ path: `/body/${index}/${part}`, code, message });
  patch.forEach(({ op, path, value }, index) => {
    const key = path.slice(1);
    if (!path.startsWith('/') || !isEditable(key)) {
      refuse(index, 'path', 'not-editable', 'This can’t be changed here.');
      return;
    }
    if (op === 'test') {
      const known = key in changes ? changes[key] : current[key];
      if (fingerprint([known]) !== fingerprint([value]))
        refuse(index, 'value', 'changed-meanwhile', 'This was changed elsewhere. Load it again.');
      return;
    }
    const parsed = editable.shape[key].safeParse(op === 'remove' ? null : value);
    if (parsed.success) changes[key] = parsed.data;
    else refuse(index, 'value', 'invalid', messageOf(parsed.error));
  });
  const last = patch.findLastIndex(({ path }) => path === '/country' || path === '/state');
  const missingState = last < 0 ? null : stateProblem({ ...current, ...changes });
  if (fields.length === 0 && missingState !== null) refuse(last, 'value', 'invalid', missingState);
  return fields.length > 0 ? { fields } : { changes: changes as Partial<Editable> };
};
