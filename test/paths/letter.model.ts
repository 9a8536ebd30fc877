import { defineModel } from '@product/path-driver';
import { letterMachine } from '#machines/member-desk/letter.machine.ts';
import type { LetterDraft } from '#machines/member-desk/letter.types.ts';
import { refusal, usualFailures } from '#test/support/failures.ts';
import { letterPageObject } from '#test/support/member-desk/letter.page-object.ts';
import { deskPelotonId } from '#test/support/member-desk/member-desk-fixture.ts';

const tooMany = refusal(
  429,
  'too-many-letters',
  'A peloton can send three e-mails a day. Send this one tomorrow.',
);

const mel = { publicId: 'mel-hart', name: 'Mel Hart' };

const key = 'f6b7f6ac-3f0c-4c53-9d6c-0c4f1d2f6d11';

const written: LetterDraft = {
  isToAll: true,
  people: [],
  subject: 'Sunday’s ride',
  text: 'We meet at 8.',
};

export const letterModel = defineModel({
  machine: letterMachine,
  starts: {
    'a captain': { pelotonId: deskPelotonId, kept: null },
    'a captain, after a reload': { pelotonId: deskPelotonId, kept: { draft: written, key: null } },
    'a captain, after a reload before the answer': {
      pelotonId: deskPelotonId,
      kept: { draft: written, key },
    },
  },
  events: {
    'draft.changed': ({ context: { draft } }): Record<string, { changes: Partial<LetterDraft> }> => ({
      ...(draft.text === ''
        ? { words: { changes: { subject: 'Sunday’s ride', text: 'We meet at 8.' } } }
        : {}),
      ...(draft.isToAll ? { 'to some': { changes: { isToAll: false } } } : {}),
      ...(!draft.isToAll && draft.people.length === 0 ? { 'to Mel': { changes: { people: [mel] } } } : {}),
    }),
    'letter.submitted': { '': { key } },
    'letter.begun': {},
    'session.restored': {},
  },
  outcomes: {
    sendLetter: {
      done: { sent: { output: { count: 1, lettersLeft: 2 } } },
      error: { ...usualFailures, 'too many': tooMany },
    },
  },
  serializeState: ({ context: { draft, key, fieldErrors, problem } }) => ({
    isToAll: draft.isToAll,
    people: draft.people.length,
    isWritten: draft.text !== '',
    isSent: key !== null,
    fieldErrors,
    problem: problem?.code ?? problem?.kind ?? null,
  }),
  pageObject: letterPageObject,
});
