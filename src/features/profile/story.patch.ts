import { type FlowError, isFlowError } from '#machines/flow-error.ts';
import type { PageFields } from '#machines/profile/story.types.ts';
import type { components } from '#openapi/contract.gen.ts';
import { patchBetween } from '#src/api/json-patch.ts';

type UserPatch = components['schemas']['UserPatch'];

/** The fields of a page, out of all that is known of its person. */
export const fieldsIn = ({ story, isDonorListVisible, isAchievementsInvisible }: PageFields): PageFields => ({
  story,
  isDonorListVisible,
  isAchievementsInvisible,
});

/** A story counts as one value: the API takes it whole. */
const valuesOf = ({ story, ...rest }: PageFields) => ({ ...rest, story: JSON.stringify(story) });

/** Only what differs. Both sides have the same fields, so every step replaces a value. */
export const pagePatch = (before: PageFields, after: PageFields): UserPatch =>
  patchBetween(valuesOf(before), valuesOf(after)).flatMap((step) => {
    if (step.op !== 'replace') return [];
    const { op, path } = step;
    return [{ op, path, value: path === '/story' ? after.story : step.value }];
  });

/** The API names the step of the patch it refuses (`0.value`); the form wants the field that step changes (`story`). */
export const inWordsOfForm = (error: unknown, patch: UserPatch): unknown => {
  if (!isFlowError(error)) return error;
  const fields = error.fields.map((field) => {
    const step = patch[Number.parseInt(field.path, 10)];
    return step === undefined ? field : { ...field, path: step.path.slice(1) };
  });
  return { ...error, fields } satisfies FlowError;
};
