import type { Schemas } from '#openapi/contract.gen.ts';
import { findPeloton } from '#server/peloton/peloton.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { shownPeloton } from './membership.access.ts';
import { isParticipant, lastRequestOf, membershipIn, openRequestOf } from './membership.queries.ts';
import { expiryOf } from './membership.rules.ts';
import { lastOfferTo, offerView } from './offer.queries.ts';

type JoinState = Schemas['JoinState'];
type Refusal = NonNullable<JoinState['refusal']>;

/** A peloton that everybody may see, and the caller. */
export type Shown = Awaited<ReturnType<typeof shownPeloton>>;

/** Why the caller can't ask; null if they can. */
export const refusalOf = async (
  db: Db | Trx,
  { peloton, eventId, callerId }: Shown,
): Promise<Refusal | null> => {
  if (!(await isParticipant(db, eventId, callerId))) return 'participants-only';
  if ((await membershipIn(db, eventId, callerId)) !== undefined) return 'member-elsewhere';
  const open = await openRequestOf(db, eventId, callerId);
  if (open !== undefined && open.pelotonId !== peloton.id) return 'requested-elsewhere';
  return peloton.isActive && peloton.acceptingNewMembers ? null : 'not-accepting-members';
};

/** The peloton that keeps the caller from asking this one. */
const elsewhereOf = async (
  db: Db | Trx,
  { eventId, callerId }: Shown,
  refusal: Refusal | null,
): Promise<JoinState['elsewhere']> => {
  if (refusal !== 'member-elsewhere' && refusal !== 'requested-elsewhere') return null;
  const other = (await membershipIn(db, eventId, callerId)) ?? (await openRequestOf(db, eventId, callerId));
  const peloton = other && (await findPeloton(db, other.pelotonId));
  return peloton ? { id: peloton.id, name: peloton.name } : null;
};

const offerTo = async (db: Db | Trx, shown: Shown, now: Date): Promise<JoinState['captaincyOffer']> => {
  const offer = await lastOfferTo(db, shown, shown.callerId);
  return offer?.state === 'open' && now < offer.expiresAt ? offerView(db, offer) : null;
};

const noRequest = { message: null, askedAt: null, expiresAt: null, decidedAt: null };

/** The caller's relation to a peloton. */
export const stateOf = async (db: Db | Trx, shown: Shown, now: Date): Promise<JoinState> => {
  const { peloton, eventId, callerId } = shown;
  const base = {
    pelotonId: peloton.id,
    pelotonName: peloton.name,
    role: null,
    refusal: null,
    elsewhere: null,
    captaincyOffer: null,
  };
  const member = await membershipIn(db, eventId, callerId);
  if (member?.pelotonId === peloton.id) {
    const captaincyOffer = await offerTo(db, shown, now);
    return { ...base, ...noRequest, state: 'member', role: member.role, captaincyOffer };
  }
  const last = await lastRequestOf(db, shown, callerId);
  const state = last?.state === 'open' ? 'pending' : last?.state;
  const isRequestShown = state === 'pending' || state === 'rejected' || state === 'expired';
  const refusal = state === 'pending' ? null : await refusalOf(db, shown);
  return {
    ...base,
    ...(last !== undefined && isRequestShown
      ? {
          message: last.message,
          askedAt: last.askedAt.toISOString(),
          expiresAt: state === 'pending' ? expiryOf(last.askedAt).toISOString() : null,
          decidedAt: last.decidedAt?.toISOString() ?? null,
        }
      : noRequest),
    state: isRequestShown ? state : 'none',
    refusal,
    elsewhere: await elsewhereOf(db, shown, refusal),
  };
};
