import { defineModel } from '@product/path-driver';
import type { SnapshotFrom } from 'xstate';
import { flowError } from '#machines/flow-error.ts';
import { thankYouMachine } from '#machines/thank-you/thank-you.machine.ts';
import { thankYouErrors } from '#machines/thank-you/thank-you.rules.ts';
import { remaining } from '#machines/thank-you/thank-you.updates.ts';
import { refusal, usualFailures } from '#test/support/failures.ts';
import { thankYouPageObject } from '#test/support/thank-you/thank-you.page-object.ts';
import { unthanked } from '#test/support/thank-you/thank-you-fixture.ts';

type Snapshot = SnapshotFrom<typeof thankYouMachine>;

const [newest] = unthanked;

const refused = refusal(
  404,
  'donation-not-received',
  'No e-mail was sent. Reload your list of gifts and choose again.',
);

/** The first `count` of the chosen donations were thanked for elsewhere. */
const thanked = (count: number) =>
  flowError({
    kind: 'conflict',
    status: 409,
    code: 'donation-thanked',
    message: 'No e-mail was sent.',
    fields: Array.from({ length: count }, (_, index) => ({
      path: `donationIds.${index}`,
      code: 'thanked',
      message: 'You’ve already said thanks for this gift.',
    })),
  });

const tess = { publicId: 'tess-larkspur', firstName: 'Tess' };

const isInvalid = ({ context }: Snapshot) => Object.keys(thankYouErrors(context)).length > 0;

export const thankYouModel = defineModel({
  machine: thankYouMachine,
  starts: {
    'for all': { ...tess, donationId: null },
    'for one': { ...tess, donationId: newest.id },
  },
  events: {
    'load.retried': {},
    'choice.changed': ({ context }): Record<string, { chosen: string[] }> => ({
      ...(context.chosen.length === context.donations.length
        ? { none: { chosen: [] }, one: { chosen: context.donations.slice(0, 1).map(({ id }) => id) } }
        : { all: { chosen: context.donations.map(({ id }) => id) } }),
    }),
    'choice.made': {},
    'choice.reopened': {},
    'text.changed': ({ context }): Record<string, { text: string }> =>
      context.typed === null
        ? { 'own words': { text: 'You carried me up the last hill.' }, nothing: { text: ' ' } }
        : { 'own words': { text: 'You carried me up the last hill.' } },
    'thanks.submitted': { '': { key: 'f6b7f6ac-3f0c-4c53-9d6c-0c4f1d2f6d11' } },
    'more.requested': ({ context }): Record<string, object> =>
      remaining(context) > 0 ? { '': {} } : { 'nothing left': {} },
    'session.restored': {},
  },
  outcomes: {
    loadUnthanked: {
      done: {
        'three gifts': { output: { donations: [...unthanked], total: 3 } },
        none: { output: { donations: [], total: 0 } },
      },
      error: usualFailures,
    },
    sendThanks: {
      done: { sent: { output: undefined } },
      error: ({ context: { chosen } }) => ({
        ...usualFailures,
        refused,
        ...(chosen.length === 3 ? { 'one thanked elsewhere': { error: thanked(1) } } : {}),
        'all thanked elsewhere': { error: thanked(chosen.length) },
      }),
    },
  },
  serializeState: (snapshot) => {
    const { context } = snapshot;
    return {
      isForOne: context.donationId !== null,
      chosen: context.chosen.length,
      isInvalid: isInvalid(snapshot),
      isTyped: context.typed !== null,
      isSent: context.key !== null,
      isReduced: context.leftOut.thanked > 0,
      total: context.total,
      fieldErrors: context.fieldErrors,
      problem: context.problem?.kind ?? null,
    };
  },
  pageObject: thankYouPageObject,
});
