import { type ActorRef, fromCallback, fromPromise, type Snapshot } from 'xstate';
import { isFlowError } from '#machines/flow-error.ts';
import { memberDeskMachine } from '#machines/member-desk/member-desk.machine.ts';
import type { Decided, DeskView, Listed, RefusalCode } from '#machines/member-desk/member-desk.types.ts';
import { call } from '#src/api/call.ts';
import { callList, type ListPage } from '#src/api/call-list.ts';
import { getPeloton } from '#src/api/calls/event.calls.ts';
import * as calls from '#src/api/calls/member-desk.calls.ts';
import { watchSession } from '#src/components/way-back/watch-session.ts';
import { watchDesk } from './watch-desk.ts';

type EntityRef = ActorRef<
  Snapshot<unknown>,
  | { type: 'entity.received'; id: string; data: Record<string, unknown>; at: number }
  | { type: 'entity.requested'; id: null; at: number }
>;
type System = { get: (id: string) => unknown };

/** The longest page of a list that the API gives. */
const most = 100;
const gapsShown = 5;
const logShown = 10;
const membersShown = 12;

const listed = <Item>({ items, pagination }: ListPage<Item>): Listed<Item> => ({
  items: [...items],
  pagination,
});

/** Updates the app's copy of the peloton, and reloads the current user, whose role may have changed. */
const tellEntities = (system: System, id: string, data: Record<string, unknown>): void => {
  const at = Date.now();
  (system.get('peloton') as EntityRef | undefined)?.send({ type: 'entity.received', id, data, at });
  (system.get('currentUser') as EntityRef | undefined)?.send({ type: 'entity.requested', id: null, at });
};

const codes: readonly RefusalCode[] = ['request-not-found', 'request-decided', 'member-elsewhere'];

/** Why this one request was refused; throws a failure that is not about the request. */
const refusalOf = (error: unknown): RefusalCode => {
  const code = isFlowError(error) ? codes.find((one) => one === error.code) : undefined;
  if (code === undefined) throw error;
  return code;
};

/** In sequence: earlier decisions get the same answer again, so the whole may be sent again. */
const decideEach = async (
  userIds: readonly string[],
  decide: (userId: string) => Promise<unknown>,
): Promise<Decided> => {
  const refused: Decided['refused'] = [];
  for (const publicId of userIds) {
    try {
      await decide(publicId);
    } catch (error) {
      refused.push({ publicId, code: refusalOf(error) });
    }
  }
  return { refused };
};

const approve = async (id: string, key: string, userIds: string[]): Promise<Decided> => {
  try {
    const { notApproved } = await call(calls.approveJoinRequests(id, key, userIds));
    return { refused: notApproved.map(({ userId, code }) => ({ publicId: userId, code })) };
  } catch (error) {
    const code = refusalOf(error);
    const [only, ...others] = userIds;
    if (only === undefined || others.length === 0)
      return { refused: only === undefined ? [] : [{ publicId: only, code }] };
    // No request was approved, and the answer has the reason for only one of them.
    return decideEach(userIds, (userId) =>
      call(calls.approveJoinRequests(id, crypto.randomUUID(), [userId])),
    );
  }
};

type About = Parameters<typeof calls.makeAdmin>[0];

const changes = {
  makeAdmin: (about: About) => call(calls.makeAdmin(about)),
  unmakeAdmin: (about: About) => call(calls.unmakeAdmin(about)),
  offer: (about: About) => call(calls.offerCaptaincy(about)),
  withdraw: (about: About) => call(calls.withdrawCaptaincyOffer(about)),
  add: (about: About) => call(calls.addPelotonMember(about)),
};

export const memberDeskFlow = memberDeskMachine.provide({
  actors: {
    loadDesk: fromPromise(async ({ input: { pelotonId: id, query }, system }): Promise<DeskView> => {
      const { page, sort, direction, search, show, log } = query;
      const [desk, peloton, requests, members, short, ahead, logbook] = await Promise.all([
        call(calls.getMemberDesk(id)),
        call(getPeloton(id)),
        callList(calls.getJoinRequests(id, { limit: most })),
        callList(
          calls.getDeskMembers(id, {
            page,
            sort,
            show,
            limit: membersShown,
            ...(direction !== null && { direction }),
            ...(search !== '' && { search }),
          }),
        ),
        callList(calls.getDeskMembers(id, { show: 'missing', sort: 'missing', limit: gapsShown })),
        callList(calls.getDeskMembers(id, { show: 'surplus', sort: 'raised', limit: gapsShown })),
        callList(calls.getPelotonLogbook(id, { page: log, limit: logShown })),
      ]);
      tellEntities(system, id, peloton);
      return {
        desk,
        captain: peloton.captain,
        requests: listed(requests),
        members: listed(members),
        short: listed(short),
        ahead: listed(ahead),
        log: listed(logbook),
      };
    }),
    decideRequests: fromPromise(({ input: { pelotonId: id, key, decision, userIds } }) =>
      decision === 'approve'
        ? approve(id, key, userIds)
        : decideEach(userIds, (userId) =>
            call(calls.rejectJoinRequest({ id, userId, key: crypto.randomUUID() })),
          ),
    ),
    changeMember: fromPromise(async ({ input: { pelotonId: id, key, change, userId } }) => {
      await changes[change]({ id, userId, key });
    }),
    previewRemoval: fromPromise(({ input: { pelotonId, userId } }) =>
      call(calls.previewLeaving(pelotonId, userId)),
    ),
    removeMember: fromPromise(async ({ input: { pelotonId: id, key, userId } }) => {
      await call(calls.removePelotonMember({ id, userId, key }));
    }),
    watchDesk: fromCallback(({ input: { pelotonId, known }, sendBack }) =>
      known === null
        ? undefined
        : watchDesk(
            () => call(calls.getMemberDesk(pelotonId)),
            known,
            () => sendBack({ type: 'desk.outdated' }),
          ),
    ),
    watchSession,
  },
});
