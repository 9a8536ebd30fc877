import { defineModel } from '@product/path-driver';
import type { SnapshotFrom } from 'xstate';
import { memberDeskMachine } from '#machines/member-desk/member-desk.machine.ts';
import type { Change, DeskQuery, Person } from '#machines/member-desk/member-desk.types.ts';
import { personOf } from '#machines/member-desk/member-desk.updates.ts';
import { refusal, usualFailures } from '#test/support/failures.ts';
import { memberDeskPageObject } from '#test/support/member-desk/member-desk.page-object.ts';
import {
  deskPelotonId,
  deskView,
  handedOver,
  leavingMel,
} from '#test/support/member-desk/member-desk-fixture.ts';

type Snapshot = SnapshotFrom<typeof memberDeskMachine>;

const notYours = refusal(403, 'peloton-not-yours', 'Only its captain and admins can do this.');
const gone = refusal(404, 'member-not-found', 'This person isn’t a member this year. Reload the list.');
const key = 'f6b7f6ac-3f0c-4c53-9d6c-0c4f1d2f6d11';

const first: DeskQuery = { page: 1, sort: 'name', direction: null, search: '', show: 'all', log: 1 };

const askersIn = ({ context }: Snapshot) => (context.view?.requests.items ?? []).map(personOf);
const member = ({ context }: Snapshot) => context.view?.members.items.find(({ role }) => role === 'member');

export const memberDeskModel = defineModel({
  machine: memberDeskMachine,
  starts: { 'a captain': { pelotonId: deskPelotonId, query: first } },
  events: {
    'load.retried': {},
    'desk.outdated': {},
    'query.changed': (snapshot): Record<string, { query: DeskQuery }> => {
      const query: DeskQuery = {
        ...first,
        sort: snapshot.context.query.sort === 'name' ? 'missing' : 'name',
      };
      if (!snapshot.matches('showing')) return { 'by Back': { query } };
      return query.sort === 'name' ? { 'by name': { query } } : { 'by what is missing': { query } };
    },
    'choice.changed': (snapshot): Record<string, { chosen: string[] }> => {
      const all = askersIn(snapshot).map(({ publicId }) => publicId);
      if (all.length === 0) return {};
      return snapshot.context.chosen.length === 0 ? { all: { chosen: all } } : { none: { chosen: [] } };
    },
    'requests.approved': (snapshot) => {
      const people = askersIn(snapshot).slice(0, 1);
      return people.length === 0 ? {} : { one: { people, key } };
    },
    'decline.asked': (snapshot) => {
      const people = askersIn(snapshot).slice(0, 1);
      return people.length === 0 ? {} : { one: { people } };
    },
    'decline.confirmed': { '': { key } },
    'member.opened': (snapshot) => {
      const one = member(snapshot);
      return one === undefined ? {} : { Mel: { member: one } };
    },
    'member.changed': (snapshot): Record<string, { change: Change; person: Person; key: string }> => {
      const { opened, view } = snapshot.context;
      const offer = view?.desk.role === 'captain' ? view.desk.offer : null;
      if (snapshot.matches('showing'))
        return offer
          ? { 'take the offer back': { change: 'withdraw', person: personOf(offer.offeredTo), key } }
          : {};
      return opened === null ? {} : { 'make admin': { change: 'makeAdmin', person: personOf(opened), key } };
    },
    'removal.asked': {},
    'removal.confirmed': { '': { key } },
    'question.dismissed': {},
    'action.retried': {},
    'session.restored': {},
  },
  outcomes: {
    loadDesk: {
      done: {
        'two ask': { output: deskView() },
        'nobody asks': { output: deskView([]) },
      },
      error: { ...usualFailures, 'not yours': notYours },
    },
    loadAnew: {
      done: {
        'two ask': { output: deskView() },
        'nobody asks': { output: deskView([]) },
        'handed over': { output: handedOver() },
      },
      error: { ...usualFailures, 'not yours': notYours },
    },
    decideRequests: {
      done: ({ context: { action } }) => ({
        done: { output: { refused: [] } },
        'decided elsewhere': {
          output: {
            refused: (action?.people ?? []).map(({ publicId }) => ({
              publicId,
              code: 'request-decided' as const,
            })),
          },
        },
      }),
      error: {
        ...usualFailures,
        'not yours': notYours,
        refused: refusal(403, 'captain-only', 'Ask the captain of the peloton.'),
      },
    },
    changeMember: {
      done: { done: { output: undefined } },
      error: { ...usualFailures, 'not yours': notYours, gone },
    },
    previewRemoval: {
      done: { Mel: { output: leavingMel } },
      error: { ...usualFailures, 'not yours': notYours, gone },
    },
    removeMember: {
      done: { done: { output: undefined } },
      error: { ...usualFailures, 'not yours': notYours, gone },
    },
  },
  serializeState: ({ context }) => ({
    asking: context.view?.requests.items.length ?? null,
    role: context.view?.desk.role ?? null,
    sort: context.query.sort,
    chosen: context.chosen.length > 0,
    action: context.action?.kind ?? null,
    isSent: context.key !== null,
    refused: context.refused?.length ?? null,
    problem: context.problem?.code ?? context.problem?.kind ?? null,
    settled: context.settled.length > 0,
    roleBefore: context.roleBefore,
    isOpened: context.opened !== null,
    isOffered: (context.view?.desk.offer ?? null) !== null,
  }),
  pageObject: memberDeskPageObject,
});
