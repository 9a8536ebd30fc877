import { currentEvent } from '#server/event/event.ts';
import { membershipProblem } from '#server/membership/membership.problems.ts';
import { addresseeOf } from '#server/membership/membership.ts';
import { pelotonProblem } from '#server/peloton/peloton.problems.ts';
import { findPeloton, type LogKind, writeLog } from '#server/peloton/peloton.ts';
import { type Caller, signedIn } from '#server/platform/contract/handlers.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Written } from '#server/platform/mail/email.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { FamilyEmail } from './super-peloton.emails.ts';
import { superPelotonProblem } from './super-peloton.problems.ts';
import { captainOf, lockBoth, openRequestsOf, type Pair } from './super-peloton.queries.ts';
import { pairOf, type Side } from './super-peloton.rules.ts';

export type Deps = Pick<Platform, 'settings' | 'db' | 'clock' | 'mail'>;

type Peloton = NonNullable<Awaited<ReturnType<typeof findPeloton>>>;

/** Two locked pelotons that may form a family, and the captain of the first, who changes that. */
export type Change = Pair & {
  own: Peloton;
  other: Peloton;
  side: Side;
  eventId: string;
  callerId: string;
  at: Date;
};

/**
 * The peloton whose captain the caller is. Others cannot tell whether it exists.
 * @throws ProblemError `captain-only`
 */
export const captained = async (
  db: Db | Trx,
  call: { params: { id: string }; caller: Caller | null },
): Promise<{ id: string; eventId: string; callerId: string }> => {
  const { personId: callerId } = signedIn(call);
  const { id: eventId } = await currentEvent(db);
  const id = call.params.id.toLowerCase();
  if ((await captainOf(db, id, eventId)) !== callerId) throw membershipProblem('captain-only');
  return { id, eventId, callerId };
};

/**
 * Locks both pelotons, then checks the first one's captain and their relation.
 * @throws ProblemError `captain-only`, `family-of-itself`, `peloton-not-found`, `wrong-levels`
 */
export const lockedChange = async (
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  call: { params: { id: string }; caller: Caller | null },
  named: string,
): Promise<Change> => {
  const id = call.params.id.toLowerCase();
  const otherId = named.toLowerCase();
  await lockBoth(trx, { childId: id, parentId: otherId });
  const { eventId, callerId } = await captained(trx, call);
  if (id === otherId) throw superPelotonProblem('family-of-itself');
  const [own, other] = [await findPeloton(trx, id), await findPeloton(trx, otherId)];
  if (own === undefined || other === undefined) throw pelotonProblem('peloton-not-found');
  const pair = pairOf(own, other);
  if (pair === null) throw superPelotonProblem('wrong-levels');
  return { ...pair, own, other, eventId, callerId, at: clock.now() };
};

/** Writes into both logbooks, each with the name of the other peloton. */
export const logBoth = async (
  trx: Trx,
  { own, other, eventId, callerId, at }: Change,
  kind: LogKind,
): Promise<void> => {
  const entry = { eventId, kind, actorId: callerId, at };
  await writeLog(trx, { ...entry, pelotonId: own.id, details: { peloton: other.name } });
  await writeLog(trx, { ...entry, pelotonId: other.id, details: { peloton: own.name } });
};

type Email = (letter: FamilyEmail, publicUrl: string) => Written;

const tell = async (
  { mail, settings }: Deps,
  trx: Trx,
  { eventId, parentId }: Change,
  { own, other, letter }: { own: Peloton; other: Peloton; letter: Email },
): Promise<void> => {
  const personId = await captainOf(trx, own.id, eventId);
  if (personId === undefined) return;
  const captain = await addresseeOf(trx, personId);
  const written = letter({ captain, own, other, isParent: own.id === parentId }, settings.publicUrl);
  await mail.send(trx, { ...written, to: captain.emailAddress, personId, kind: 'peloton-family' });
};

/** Writes to the captain of the other peloton. */
export const tellOther = (deps: Deps, trx: Trx, change: Change, letter: Email): Promise<void> =>
  tell(deps, trx, change, { own: change.other, other: change.own, letter });

/** Writes to both captains. */
export const tellBoth = async (deps: Deps, trx: Trx, change: Change, letter: Email): Promise<void> => {
  await tell(deps, trx, change, { own: change.own, other: change.other, letter });
  await tellOther(deps, trx, change, letter);
};

/** The peloton's present relations to others. */
export const familyRequests = async (db: Db | Trx, pelotonId: string) => {
  const peloton = await findPeloton(db, pelotonId);
  if (peloton === undefined) throw pelotonProblem('peloton-not-found');
  const { level, parentId, parentName } = peloton;
  const parent = parentId === null || parentName === null ? null : { id: parentId, name: parentName };
  return { level, parent, requests: await openRequestsOf(db, pelotonId) };
};
