import { fullNameOf } from '#machines/form/person-name.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { currentEvent } from '#server/event/event.ts';
import { addresseeOf } from '#server/membership/membership.ts';
import { isLeader, lockPeloton, writeLog } from '#server/peloton/peloton.ts';
import { dayLength } from '#server/platform/clock/clock.ts';
import { type Answer, type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import { pageOf, paginationHeaders } from '#server/platform/contract/pagination.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Platform } from '#server/platform/platform.ts';
import { shareAnsweredEmail, shareAskedEmail } from './fund-sharing.emails.ts';
import { fundSharingProblem } from './fund-sharing.problems.ts';
import { mostRequests } from './fund-sharing.rules.ts';
import { inTurn } from './in-turn.ts';
import { membersNamed } from './share.queries.ts';
import { bookShares } from './share-booking.ts';
import { tellOfShares } from './share-emails.ts';
import { refuseUnlessOpen, sourceOf } from './share-order.ts';
import { ledPlace, placeOf, refuseUnlessLed } from './share-place.ts';
import {
  openRequestTo,
  type RequestRow,
  requestById,
  requestPage,
  requestsSince,
  settleRequest,
} from './share-request.queries.ts';

type Deps = Pick<Platform, 'settings' | 'db' | 'clock' | 'mail'>;
type View = Schemas['ShareRequest'];

export const requestView = (row: RequestRow): View => ({
  id: row.id,
  pelotonId: row.pelotonId,
  pelotonName: row.pelotonName,
  owner: { type: 'member', id: row.ownerPublicId, name: row.ownerName },
  to:
    row.receiverPublicId === null
      ? { type: 'peloton', id: row.pelotonId, name: row.pelotonName }
      : {
          type: 'member',
          id: row.receiverPublicId,
          name: row.receiverName ?? '',
        },
  amount: row.amount,
  message: row.message,
  askedBy: row.askerName,
  askedAt: row.askedAt.toISOString(),
  state: row.state,
  shared: row.shared,
});

const viewOf = async (trx: Trx, id: string): Promise<View> => {
  const row = await requestById(trx, id);
  if (row === undefined) throw fundSharingProblem('share-request-not-found');
  return requestView(row);
};

const ask = async (deps: Deps, call: Call<'askForShare'>) => {
  const { owner: ownerPublicId, to, amount, message } = call.body;
  const asked = await ledPlace(deps.db, call);
  const place = placeOf(asked);
  const effect = async (trx: Trx): Promise<Answer<'askForShare'>> => {
    await lockPeloton(trx, place.pelotonId);
    await refuseUnlessLed(trx, asked);
    await refuseUnlessOpen(trx, deps.clock, asked);
    const at = deps.clock.now();
    const members = await membersNamed(trx, place, {
      publicIds: to === null ? [ownerPublicId] : [ownerPublicId, to],
    });
    const owner = members.find(({ publicId }) => publicId === ownerPublicId);
    const receiver = to === null ? null : members.find(({ publicId }) => publicId === to);
    if (owner === undefined) throw fundSharingProblem('owner-not-member');
    if (receiver === undefined) throw fundSharingProblem('receiver-not-member');
    if (receiver?.id === owner.id) throw fundSharingProblem('receiver-is-source');
    const open = await openRequestTo(trx, place.eventId, owner.id);
    if (open?.pelotonId === place.pelotonId) throw fundSharingProblem('request-open');
    const since = new Date(at.getTime() - dayLength);
    if ((await requestsSince(trx, place, since)) >= mostRequests)
      throw fundSharingProblem('asked-enough', { headers: { 'retry-after': String(dayLength / 1000) } });
    // The person came from another peloton, whose request can no longer be accepted.
    if (open !== undefined) await settleRequest(trx, open.id, { state: 'expired', at });
    const { id } = await trx
      .insertInto('fundShareRequest')
      .values({
        ...place,
        ownerId: owner.id,
        askedBy: asked.callerId,
        receiverType: receiver === null ? 'Peloton' : 'User',
        receiverId: receiver === null ? place.pelotonId : receiver.id,
        amount,
        message: message?.trim() ?? null,
        askedAt: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeLog(trx, {
      ...place,
      kind: 'share-asked',
      actorId: asked.callerId,
      personId: owner.id,
      details: { amount },
      at,
    });
    const asker = await addresseeOf(trx, asked.callerId);
    const facts = {
      firstName: owner.firstName,
      peloton: asked.peloton,
      by: fullNameOf(asker),
      to: receiver === null ? `the fund of ${asked.peloton.name}` : fullNameOf(receiver),
      amount,
      message: message?.trim() ?? null,
    };
    await deps.mail.send(trx, {
      ...shareAskedEmail(facts, deps.settings.publicUrl),
      to: owner.emailAddress,
      personId: owner.id,
      kind: 'fund-share-asked',
    });
    return { status: 201, body: await viewOf(trx, id) };
  };
  return inTurn(place.pelotonId, () => withIdempotency(deps, call, effect));
};

/** The request that the caller may answer. @throws ProblemError `share-request-not-found` */
const ownRequest = async (
  db: Db | Trx,
  call: Call<'acceptShareRequest'> | Call<'refuseShareRequest'>,
): Promise<RequestRow> => {
  const row = await requestById(db, call.params.requestId);
  if (row?.ownerId !== signedIn(call).personId) throw fundSharingProblem('share-request-not-found');
  return row;
};

const tellAsker = async (
  { mail, settings }: Deps,
  trx: Trx,
  row: RequestRow,
  shared: number | null,
): Promise<void> => {
  const asker = await addresseeOf(trx, row.askedBy);
  const owner = row.ownerName;
  await mail.send(trx, {
    ...shareAnsweredEmail(
      { firstName: asker.firstName, peloton: { id: row.pelotonId, name: row.pelotonName }, owner, shared },
      settings.publicUrl,
    ),
    to: asker.emailAddress,
    personId: asker.id,
    kind: 'fund-share-answered',
  });
};

const accept = async (deps: Deps, call: Call<'acceptShareRequest'>) => {
  const known = await ownRequest(deps.db, call);
  const event = await currentEvent(deps.db);
  const personId = known.ownerId;
  const place = { event, peloton: { id: known.pelotonId, name: known.pelotonName } };
  const effect = async (trx: Trx): Promise<Answer<'acceptShareRequest'>> => {
    await lockPeloton(trx, known.pelotonId);
    const row = await ownRequest(trx, call);
    if (row.state !== 'open') throw fundSharingProblem('share-request-settled');
    const sharer = await sourceOf(trx, place, { personId, source: 'self' });
    await refuseUnlessOpen(trx, deps.clock, place);
    const { amount } = call.body;
    // The captain saw what the receiver lacks; the owner sees the amount, and may give more.
    const order = {
      ...place,
      ...sharer,
      lines: [{ to: row.receiverPublicId, amount }],
      beyondMissing: true,
      kind: 'request' as const,
      madeBy: personId,
      reason: row.message,
    };
    const booked = await bookShares(deps, trx, order);
    const accepted = { state: 'accepted' as const, at: deps.clock.now(), batchId: booked.batchId };
    if (!(await settleRequest(trx, row.id, accepted))) throw fundSharingProblem('share-request-settled');
    await tellOfShares(deps, trx, order, booked);
    await tellAsker(deps, trx, row, amount);
    return { status: 200, body: await viewOf(trx, row.id) };
  };
  return inTurn(known.pelotonId, () => withIdempotency(deps, call, effect));
};

const refuse = async (deps: Deps, call: Call<'refuseShareRequest'>) => {
  const known = await ownRequest(deps.db, call);
  const effect = async (trx: Trx): Promise<Answer<'refuseShareRequest'>> => {
    await lockPeloton(trx, known.pelotonId);
    const row = await ownRequest(trx, call);
    if (!(await settleRequest(trx, row.id, { state: 'refused', at: deps.clock.now() })))
      throw fundSharingProblem('share-request-settled');
    await tellAsker(deps, trx, row, null);
    return { status: 200, body: await viewOf(trx, row.id) };
  };
  return inTurn(known.pelotonId, () => withIdempotency(deps, { ...call, body: null }, effect));
};

const withdraw = async (deps: Deps, call: Call<'withdrawShareRequest'>) => {
  const { personId } = signedIn(call);
  const known = await requestById(deps.db, call.params.requestId);
  const leads = async (db: Db | Trx) =>
    known !== undefined &&
    (await isLeader(db, { pelotonId: known.pelotonId, eventId: known.eventId, personId }));
  if (known === undefined || !(await leads(deps.db))) throw fundSharingProblem('share-request-not-found');
  const effect = async (trx: Trx): Promise<Answer<'withdrawShareRequest'>> => {
    await lockPeloton(trx, known.pelotonId);
    if (!(await leads(trx))) throw fundSharingProblem('share-request-not-found');
    if (!(await settleRequest(trx, known.id, { state: 'withdrawn', at: deps.clock.now() })))
      throw fundSharingProblem('share-request-settled');
    return { status: 200, body: await viewOf(trx, known.id) };
  };
  return inTurn(known.pelotonId, () => withIdempotency(deps, { ...call, body: null }, effect));
};

const list = async ({ db }: Deps, call: Call<'getShareRequests'>) => {
  const asked = await ledPlace(db, call);
  const page = pageOf(call.query);
  const { rows, total } = await requestPage(db, placeOf(asked), page);
  return {
    status: 200 as const,
    headers: paginationHeaders(page, rows.length, total),
    body: rows.map(requestView),
  };
};

/** A captain can only ask a member to share. */
export const requestOperations = (deps: Deps) =>
  ({
    askForShare: (call) => ask(deps, call),
    getShareRequests: (call) => list(deps, call),
    acceptShareRequest: (call) => accept(deps, call),
    refuseShareRequest: (call) => refuse(deps, call),
    withdrawShareRequest: (call) => withdraw(deps, call),
  }) satisfies Partial<Handlers>;
