import { defineModel } from '@product/path-driver';
import type { SnapshotFrom } from 'xstate';
import { superPelotonMachine } from '#machines/super-peloton/super-peloton.machine.ts';
import type {
  Ending,
  FamilyState,
  FamilyView,
  Named,
  Partner,
} from '#machines/super-peloton/super-peloton.types.ts';
import { takenIn } from '#machines/super-peloton/super-peloton.updates.ts';
import { refusal, usualFailures } from '#test/support/failures.ts';
import { superPelotonPageObject } from '#test/support/super-peloton/super-peloton.page-object.ts';
import * as views from '#test/support/super-peloton/super-peloton-fixture.ts';

type Snapshot = SnapshotFrom<typeof superPelotonMachine>;

const noCaptain = refusal(403, 'captain-only', 'Ask the captain of the peloton.');
const failures = { ...usualFailures, 'captain changed': noCaptain };
const decided = refusal(
  409,
  'family-request-decided',
  'Someone already answered or withdrew it. Reload the page.',
);

const key = 'f6b7f6ac-3f0c-4c53-9d6c-0c4f1d2f6d15';

const received = ({ context: { view } }: Snapshot) => view?.requests.find(({ isOurs }) => !isOurs)?.peloton;
const sent = ({ context: { view } }: Snapshot) => view?.requests.find(({ isOurs }) => isOurs)?.peloton;
const bound = ({ context: { view } }: Snapshot): Named | undefined => {
  const one = view?.parent ?? view?.subPelotons[0];
  return one && { id: one.id, name: one.name };
};

/** The data after the action: without the request, or with it as an open one. */
const after = ({ context: { view, action } }: Snapshot, change: Partial<FamilyState> = {}): FamilyState => ({
  level: view?.level ?? 'peloton',
  parent: view?.parent ?? null,
  requests: (view?.requests ?? []).filter(({ peloton }) => peloton.id !== action?.other.id),
  ...change,
});

/** Both belong together: a sub-peloton's other requests end with it. */
const united = (snapshot: Snapshot): FamilyState => {
  const { view, action } = snapshot.context;
  return view?.level === 'super' || action === null
    ? after(snapshot)
    : after(snapshot, { parent: action.other, requests: [] });
};

/** The reloaded data, of the same level as before. */
const anew = (snapshot: Snapshot): Record<string, { output: FamilyView }> =>
  snapshot.context.view?.level === 'super'
    ? { 'the whole family': { output: views.wholeFamily } }
    : { 'on its own': { output: views.alone }, 'in a family': { output: views.inFamily } };

export const superPelotonModel = defineModel({
  machine: superPelotonMachine,
  starts: {
    'the captain of a peloton': { pelotonId: views.own.id, name: views.own.name },
    'the captain of a super-peloton': { pelotonId: views.ownSuper.id, name: views.ownSuper.name },
  },
  events: {
    'load.retried': {},
    'page.shown': {},
    // Elsewhere it is the same, or its button ignores a second press.
    'more.requested': (snapshot): Record<string, object> =>
      snapshot.matches({ showing: 'resting' }) ? { '': {} } : {},
    'partner.searched': (snapshot): Record<string, { text: string }> =>
      snapshot.context.view?.parent == null &&
      !snapshot.matches({ showing: 'seeking' }) &&
      !snapshot.context.isBlank &&
      snapshot.context.found === null
        ? {
            'by name': { text: views.porters.name },
            'by a name that nobody has': { text: 'Zzyzx' },
            'without a name': { text: ' ' },
          }
        : {},
    'partner.asked': ({
      context: { found, view, pelotonId },
    }): Record<string, { other: Named; key: string }> => {
      const taken = view === null ? new Set() : takenIn(pelotonId, view);
      const free = found?.find(({ id, parentName }) => parentName === null && !taken.has(id));
      return free === undefined ? {} : { 'who was found': { other: { id: free.id, name: free.name }, key } };
    },
    'request.agreed': (snapshot): Record<string, { other: Named; key: string }> => {
      const other = received(snapshot);
      return other === undefined ? {} : { 'who asks': { other, key } };
    },
    'ending.asked': (snapshot): Record<string, { ending: Ending; other: Named }> => {
      const all = { decline: received(snapshot), withdraw: sent(snapshot), leave: bound(snapshot) };
      return Object.fromEntries(
        Object.entries(all).flatMap(([ending, other]) =>
          other === undefined ? [] : [[ending, { ending: ending as Ending, other }]],
        ),
      );
    },
    'ending.confirmed': { '': { key } },
    'question.dismissed': {},
    'action.retried': {},
    'session.restored': {},
  },
  outcomes: {
    loadFamily: {
      done: ({ context }): Record<string, { output: FamilyView }> =>
        context.pelotonId === views.own.id
          ? {
              'asked and asking': { output: views.askedAndAsking },
              'in a family': { output: views.inFamily },
            }
          : { 'a family': { output: views.family } },
      error: failures,
    },
    loadAnew: { done: anew, error: failures },
    findPartners: {
      done: ({ context }): Record<string, { output: Partner[] }> =>
        context.query === views.porters.name
          ? { 'two of that name': { output: views.partners } }
          : { nobody: { output: [] } },
      error: failures,
    },
    ask: {
      done: (snapshot) => ({
        asked: {
          output: after(snapshot, {
            requests: [
              {
                peloton: snapshot.context.action?.other ?? views.labs,
                isOurs: true,
                askedAt: '2027-03-02T15:00:00.000Z',
              },
            ],
          }),
        },
        'they had asked': { output: united(snapshot) },
      }),
      error: {
        ...failures,
        'wrong levels': refusal(
          422,
          'wrong-levels',
          'A super-peloton holds pelotons, and no other super-peloton. A peloton holds none.',
        ),
        circle: refusal(422, 'family-of-itself', 'Choose another peloton.'),
        'declined lately': refusal(409, 'declined-lately', 'You can ask again a week after the answer.'),
      },
    },
    agree: {
      done: (snapshot) => ({ united: { output: united(snapshot) } }),
      error: {
        ...failures,
        'in a family meanwhile': refusal(
          409,
          'has-parent',
          'A peloton belongs to one super-peloton at a time. It has to leave that one first.',
        ),
      },
    },
    decline: {
      done: (snapshot) => ({ declined: { output: after(snapshot) } }),
      error: { ...failures, 'taken back meanwhile': decided },
    },
    withdraw: {
      done: (snapshot) => ({ withdrawn: { output: after(snapshot) } }),
      error: { ...failures, 'decided meanwhile': decided },
    },
    leave: {
      done: (snapshot) => ({ left: { output: after(snapshot, { parent: null }) } }),
      error: {
        ...failures,
        'no such peloton': refusal(
          409,
          'peloton-not-found',
          'There is no peloton at this address. Search for it by name.',
        ),
      },
    },
  },
  serializeState: ({ context }) => ({
    peloton: context.name,
    level: context.view?.level ?? null,
    parent: context.view?.parent?.id ?? null,
    open: context.view?.requests.map(({ isOurs }) => isOurs) ?? null,
    subPelotons: context.view?.subPelotons.length ?? null,
    found: context.found?.length ?? null,
    isBlank: context.isBlank,
    action: context.action?.kind ?? null,
    isSent: context.key !== null,
    done: context.done,
    problem: context.problem?.code ?? context.problem?.kind ?? null,
  }),
  pageObject: superPelotonPageObject,
});
