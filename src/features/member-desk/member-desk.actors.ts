import { type ActorRef, fromCallback, fromPromise, type Snapshot } from 'xstate';
import { isFlowError } from '#machines/flow-error.ts';
import { memberDeskMachine } from '#machines/member-desk/member-desk.machine.ts';
import type { Decided, DeskView, Listed, RefusalCode } from '#machines/member-desk/member-desk.types.ts';
import { call } from '#src/api/call.ts';
import { callList, type ListPage } from '#src/api/call-list.ts';
import { getPeloton } from '#src/api/calls/event.calls.ts';
import {
  approveJoinRequests,
  getDeskMembers,
  getMemberDesk,
  getPelotonLogbook,
} from '#src/api/calls/member-desk.calls.ts';
import { del, get, post, put } from '#src/api/describe-call.ts';
import { watchSession } from '#src/components/way-back/watch-session.ts';

type Desk = DeskView['desk'];

/** Milliseconds between two checks: often enough for people who wait for a request, and rarely enough for the server. */
const pause = 15_000;

/** The figures whose change reloads the desk. Amounts change often, and don't. */
const signOf = ({ role, memberRequestCount, membersCount, lettersLeft, offer }: Desk): string =>
  JSON.stringify([role, memberRequestCount, membersCount, lettersLeft, offer?.offeredTo.publicId ?? null]);

/**
 * Compares the shown data with the server's while the page is visible, and at once when it becomes visible again.
 * @param onOutdated called once; also after a refusal, because then the person is no longer captain or admin, or is signed out
 */
const watchDesk = (ask: () => Promise<Desk>, known: Desk, onOutdated: () => void): (() => void) => {
  const shown = signOf(known);
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = () => {
    clearTimeout(timer);
    if (!isOver && document.visibilityState === 'visible') timer = setTimeout(() => void look(), pause);
  };
  const tell = () => {
    if (isOver) return;
    isOver = true;
    onOutdated();
  };
  const look = async () => {
    try {
      if (signOf(await ask()) !== shown) return tell();
    } catch (error) {
      if (!isFlowError(error)) throw error;
      if (error.status === 401 || error.status === 403) return tell();
    }
    plan();
  };
  const onVisible = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') void look();
  };
  document.addEventListener('visibilitychange', onVisible);
  plan();
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
};

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
    const { notApproved } = await call(approveJoinRequests(id, key, userIds));
    return { refused: notApproved.map(({ userId, code }) => ({ publicId: userId, code })) };
  } catch (error) {
    const code = refusalOf(error);
    const [only, ...others] = userIds;
    if (only === undefined || others.length === 0)
      return { refused: only === undefined ? [] : [{ publicId: only, code }] };
    // No request was approved, and the answer has the reason for only one of them.
    return decideEach(userIds, (userId) => call(approveJoinRequests(id, crypto.randomUUID(), [userId])));
  }
};

type About = { id: string; userId: string; key: string };

const askedOf = ({ id, userId, key }: About) => ({ path: { id, userId }, key });

const changes = {
  makeAdmin: (about: About) => call(put('/peloton/{id}/admin/{userId}', 'MAKE_ADMIN', askedOf(about))),
  unmakeAdmin: (about: About) => call(del('/peloton/{id}/admin/{userId}', 'UNMAKE_ADMIN', askedOf(about))),
  offer: (about: About) => call(post('/peloton/{id}/captain/{userId}', 'OFFER_CAPTAINCY', askedOf(about))),
  withdraw: (about: About) =>
    call(del('/peloton/{id}/captain/{userId}', 'WITHDRAW_CAPTAINCY_OFFER', askedOf(about))),
  add: (about: About) => call(post('/peloton/{id}/add/{userId}', 'ADD_PELOTON_MEMBER', askedOf(about))),
};

export const memberDeskFlow = memberDeskMachine.provide({
  actors: {
    loadDesk: fromPromise(async ({ input: { pelotonId: id, query }, system }): Promise<DeskView> => {
      const { page, sort, direction, search, show, log } = query;
      const [desk, peloton, requests, members, short, ahead, logbook] = await Promise.all([
        call(getMemberDesk(id)),
        call(getPeloton(id)),
        callList(
          get('/peloton/{id}/requests', 'LOAD_JOIN_REQUESTS', { path: { id }, query: { limit: most } }),
        ),
        callList(
          getDeskMembers(id, {
            page,
            sort,
            show,
            limit: membersShown,
            ...(direction !== null && { direction }),
            ...(search !== '' && { search }),
          }),
        ),
        callList(getDeskMembers(id, { show: 'missing', sort: 'missing', limit: gapsShown })),
        callList(getDeskMembers(id, { show: 'surplus', sort: 'raised', limit: gapsShown })),
        callList(getPelotonLogbook(id, { page: log, limit: logShown })),
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
            call(
              post('/peloton/{id}/reject/{userId}', 'REJECT_JOIN_REQUEST', {
                path: { id, userId },
                key: crypto.randomUUID(),
              }),
            ),
          ),
    ),
    changeMember: fromPromise(async ({ input: { pelotonId: id, key, change, userId } }) => {
      await changes[change]({ id, userId, key });
    }),
    previewRemoval: fromPromise(({ input: { pelotonId, userId } }) =>
      call(get('/peloton/{id}/member/{userId}', 'PREVIEW_LEAVING', { path: { id: pelotonId, userId } })),
    ),
    removeMember: fromPromise(async ({ input: { pelotonId: id, key, userId } }) => {
      await call(
        del('/peloton/{id}/member/{userId}', 'REMOVE_PELOTON_MEMBER', { path: { id, userId }, key }),
      );
    }),
    watchDesk: fromCallback(({ input: { pelotonId, known }, sendBack }) =>
      known === null
        ? undefined
        : watchDesk(
            () => call(getMemberDesk(pelotonId)),
            known,
            () => sendBack({ type: 'desk.outdated' }),
          ),
    ),
    watchSession,
  },
});
