import { compare, type Operation } from 'fast-json-patch';
import { type FlowError, isFlowError } from '#machines/flow-error.ts';
import type { Story } from '#machines/story/story.ts';
import type { components } from '#openapi/contract.gen.ts';
import { log } from './log.ts';

type Patch = components['schemas']['UserPatch'];
type Value = NonNullable<Patch[number]['value']>;

/** The RFC 6902 operations that turn one object into the other. If either is null, logs an error and returns none. */
export const patchBetween = (before: object | null, after: object | null): Operation[] => {
  if (before === null || after === null) {
    log.error('A patch needs both the object before and the object after');
    return [];
  }
  return compare(before, after);
};

/**
 * The changes of an edited object, as the API takes them. One operation replaces each changed field as a whole, so that the contract
 * checks a whole story. The goal has its own API operation.
 */
export const fieldsPatch = <Fields extends { story: Story | null; goal: unknown }>(
  before: Fields,
  after: Fields,
): Patch => {
  const changed = new Set(patchBetween(before, after).map(({ path }) => path.split('/')[1]));
  return [...changed]
    .filter((field) => field !== 'goal')
    .map((field) => ({ op: 'replace', path: `/${field}`, value: after[field as keyof Fields] as Value }));
};

/** Maps the refused patch operation (`0.value`) to the form's field that it changes (`story`). */
export const withFormFields = (error: unknown, patch: readonly { path: string }[]): unknown => {
  if (!isFlowError(error)) return error;
  const fields = error.fields.map((field) => {
    const step = patch[Number.parseInt(field.path, 10)];
    return step === undefined ? field : { ...field, path: step.path.slice(1) };
  });
  return { ...error, fields } satisfies FlowError;
};
