import type { ErrorObject } from 'ajv';
import { seeable } from '#machines/form/fields.ts';
import { linkInNameText } from '#machines/form/link.ts';
import type { ProblemField } from '#server/platform/problems/problem-error.ts';
import { contract } from './document.ts';

const { Line, OptionalLine, Paragraphs } = contract.components.schemas;
const line = new RegExp(Line.pattern, 'u');
const optionalLine = new RegExp(OptionalLine.pattern, 'u');

/** The message for a text that is not a line. */
export const lineText = 'Please type this again: it has characters that can’t be shown.';

/** Whether a text is the contract's `Line`. */
export const isLine = (text: string): boolean => line.test(text);

/** Whether a text is the contract's `OptionalLine`: a line, or empty. */
export const isOptionalLine = (text: string): boolean => optionalLine.test(text);

/** Whether a text has a visible character. The contract's `Paragraphs` may be all white space. */
export const saysSomething = (text: string): boolean => seeable.test(text);

/** Whether a failed pattern is that of a line or of paragraphs. */
const isLinePattern = (pattern: unknown): boolean =>
  pattern === Line.pattern || pattern === OptionalLine.pattern || pattern === Paragraphs.pattern;

const most = 20;

const plural = (count: unknown, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const formatTexts: Readonly<Record<string, string>> = {
  uuid: 'This must be an id such as 0b8f6f3a-….',
  date: 'Write the date as YYYY-MM-DD.',
  'date-time': 'Write the time as 2027-08-07T09:00:00Z.',
  email: 'This doesn’t look like an e-mail address.',
  name: linkInNameText,
  'name-with-sense': `Enter a name with letters. ${linkInNameText}`,
  phone: 'This is no phone number with its country code, like +13045550123.',
};

const texts: Readonly<Record<string, (params: Record<string, unknown>) => string>> = {
  required: () => 'This is required.',
  additionalProperties: () => 'There’s no field with this name.',
  unevaluatedProperties: () => 'There’s no field with this name.',
  type: ({ type }) => `This has to be of type ${Array.isArray(type) ? type.join(' or ') : type}.`,
  enum: ({ allowedValues }) =>
    `Choose one of: ${Array.isArray(allowedValues) ? allowedValues.join(', ') : ''}.`,
  const: ({ allowedValue }) => `This has to be ${JSON.stringify(allowedValue)}.`,
  minLength: ({ limit }) =>
    limit === 1 ? 'This is required.' : `Use at least ${plural(limit, 'character', 'characters')}.`,
  maxLength: ({ limit }) => `Use at most ${plural(limit, 'character', 'characters')}.`,
  minItems: ({ limit }) => `Give at least ${limit}.`,
  maxItems: ({ limit }) => `Give at most ${limit}.`,
  uniqueItems: () => 'The same thing is listed twice.',
  minimum: ({ limit }) => `This has to be ${limit} or more.`,
  maximum: ({ limit }) => `This has to be ${limit} or less.`,
  pattern: ({ pattern }) => (isLinePattern(pattern) ? lineText : 'This isn’t in the right format.'),
  format: ({ format }) => formatTexts[String(format)] ?? 'This isn’t in the right format.',
};

/** Keywords that only report that one of their parts did not fit; the part is listed itself. */
const wrappers = new Set(['if', 'allOf', 'anyOf', 'oneOf', 'not', 'propertyNames']);

const escaped = (name: unknown): string => String(name).replaceAll('~', '~0').replaceAll('/', '~1');

const nameIn = ({ missingProperty, additionalProperty, unevaluatedProperty }: Record<string, unknown>) =>
  missingProperty ?? additionalProperty ?? unevaluatedProperty;

type Branch = { misfits: number; errors: ErrorObject[] };

/** What a branch of `anyOf` at `place` reports about a value: a wrong kind and undeclared fields are misfits. */
const isMisfit = ({ keyword, instancePath }: ErrorObject, place: string): boolean =>
  instancePath === place && (keyword === 'type' || keyword === 'additionalProperties');

const isBetter = (one: Branch, other: Branch): boolean =>
  one.misfits === other.misfits ? one.errors.length < other.errors.length : one.misfits < other.misfits;

/** Of an `anyOf`, keeps only the branch that the value was meant for: the fewest misfits, then the fewest faults. */
const ofMeantBranches = (errors: readonly ErrorObject[]): ErrorObject[] => {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf');
  const unmeant = new Set<ErrorObject>();
  for (const { schemaPath, instancePath } of choices) {
    const branches = new Map<string, Branch>();
    for (const error of errors) {
      if (!error.schemaPath.startsWith(`${schemaPath}/`) || !error.instancePath.startsWith(instancePath))
        continue;
      const index = error.schemaPath.slice(schemaPath.length + 1).split('/', 1)[0] ?? '';
      const branch = branches.get(index) ?? { misfits: 0, errors: [] };
      branch.errors.push(error);
      if (isMisfit(error, instancePath)) branch.misfits += 1;
      branches.set(index, branch);
    }
    const all = [...branches.values()];
    const meant = all.reduce(
      (best, each) => (isBetter(each, best) ? each : best),
      all[0] ?? { misfits: 0, errors: [] },
    );
    for (const branch of all) if (branch !== meant) for (const error of branch.errors) unmeant.add(error);
  }
  return errors.filter((error) => !unmeant.has(error));
};

/** ajv's errors as fields for a person: the first fault of each place, at most twenty. */
export const fieldProblems = (errors: readonly ErrorObject[], part: string): ProblemField[] => {
  const relevant = ofMeantBranches(errors).filter((error) => !wrappers.has(error.keyword));
  const fields = new Map<string, ProblemField>();
  for (const { keyword, instancePath, params } of relevant.length > 0 ? relevant : errors) {
    const name = nameIn(params);
    const path = `/${part}${instancePath}${name === undefined ? '' : `/${escaped(name)}`}`;
    if (fields.has(path)) continue;
    const message = texts[keyword]?.(params) ?? 'This doesn’t match what we need here.';
    fields.set(path, { path, code: keyword, message });
    if (fields.size === most) break;
  }
  return [...fields.values()];
};
