import { flowError } from '#machines/flow-error.ts';
import { storyMachine } from '#machines/profile/story.machine.ts';
import { faultsOf, isChanged } from '#machines/profile/story.rules.ts';
import type { PageFields } from '#machines/profile/story.types.ts';
import { defineModel } from '#test/support/paths/model.ts';

const saved: PageFields = {
  story: 'I ride for my mother.',
  isDonorListVisible: true,
  isAchievementsInvisible: false,
};
const tooLong = 'a'.repeat(10_001);

const offline = flowError({
  kind: 'network',
  message: 'We can’t reach the server. Check your connection and try again.',
});
const signedOut = flowError({ kind: 'unauthorized', status: 401, message: 'Please login again.' });
const refused = flowError({
  kind: 'invalid',
  status: 400,
  code: 'validation-failed',
  message: 'Something in it can’t be used.',
  fields: [{ path: 'story', code: 'invalid', message: 'Leave out the odd signs.' }],
});

export const storyModel = defineModel({
  flow: 'story',
  machine: storyMachine,
  starts: { 'on one’s own page': undefined },
  events: {
    'story.opened': { 'a page with a story': { saved } },
    'story.changed': {
      'a new story': { changes: { story: 'I ride for Ellen.' } },
      'a book': { changes: { story: tooLong } },
      'as it was': { changes: { story: ' I ride for my mother. ', isDonorListVisible: true } },
      'no donors': { changes: { isDonorListVisible: false } },
    },
    'story.submitted': {},
    'story.abandoned': {},
    'changes.discarded': {},
    'changes.kept': {},
    'session.restored': {},
    'xstate.done.actor.saveStory': { saved: { output: undefined } },
    'xstate.error.actor.saveStory': {
      offline: { error: offline },
      'signed out': { error: signedOut },
      refused: { error: refused },
    },
  },
  serializeState: ({ context }) => ({
    isChanged: isChanged(context.saved, context.draft),
    isInvalid: Object.keys(faultsOf(context.draft)).length > 0,
    story: context.draft.story.length > 100 ? 'a book' : context.draft.story,
    isDonorListVisible: context.draft.isDonorListVisible,
    fieldErrors: context.fieldErrors,
    problem: context.problem?.kind ?? null,
  }),
  face: { none: 'drawn below' },
});
