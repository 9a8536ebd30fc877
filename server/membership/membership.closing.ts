import { findPeloton, lockPeloton, writeLog } from '#server/peloton/peloton.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { leftEmail, newCaptainEmail, succeededEmail } from './membership.emails.ts';
import { close, endOffersOf } from './membership.leaving.ts';
import {
  type Addressee,
  addresseeOf,
  deleteMember,
  leadersToWriteTo,
  type Member,
  membershipIn,
  membersOf,
  openRequestOf,
  type Place,
  setRole,
  successorIn,
  withdrawRequest,
} from './membership.queries.ts';

type Deps = Pick<Platform, 'settings' | 'mail' | 'clock'>;

/** Locks the leadership of the person's peloton during `trx`. Before the lock of the person. */
export const lockMembership = async (trx: Trx, personId: string, eventId: string): Promise<void> => {
  const member = await membershipIn(trx, eventId, personId);
  if (member !== undefined) await lockPeloton(trx, member.pelotonId);
};

/** The role in a peloton of a person who closes their account, and the next captain. */
export const membershipOfLeaver = async (db: Db | Trx, personId: string, eventId: string) => {
  const member = await membershipIn(db, eventId, personId);
  const open = await openRequestOf(db, eventId, personId);
  const peloton = member && (await findPeloton(db, member.pelotonId));
  const asked = open && (await findPeloton(db, open.pelotonId));
  const successor = member?.role === 'captain' ? await successorIn(db, member, personId) : undefined;
  return {
    peloton:
      member && peloton
        ? {
            id: peloton.id,
            name: peloton.name,
            role: member.role,
            members: (await membersOf(db, member)) - 1,
            successor: successor ? namedOf(successor) : null,
          }
        : null,
    request: asked ? { id: asked.id, name: asked.name } : null,
  };
};

const namedOf = ({ publicId, firstName, lastName }: Addressee) => ({ publicId, firstName, lastName });

type Gone = { person: Addressee; place: Place; successor: Addressee | undefined };

/** Tells captain and admins. These e-mails name a person who wants to be forgotten: they are emptied once they are sent. */
const tell = async ({ mail, settings }: Deps, trx: Trx, { person, place, successor }: Gone) => {
  const peloton = await findPeloton(trx, place.pelotonId);
  if (peloton === undefined) return;
  for (const leader of await leadersToWriteTo(trx, place)) {
    const letter =
      successor === undefined
        ? leftEmail({ leader, person, peloton }, settings.publicUrl)
        : leader.id === successor.id
          ? succeededEmail(successor, peloton, settings.publicUrl)
          : newCaptainEmail({ leader, successor, peloton }, settings.publicUrl);
    await mail.send(trx, {
      ...letter,
      to: leader.emailAddress,
      personId: leader.id,
      kind: successor === undefined ? 'peloton-left' : 'captaincy-succeeded',
      isEmptiedOnceSent: true,
    });
  }
};

const succeed = async (trx: Trx, member: Member, personId: string, at: Date) => {
  const place = { pelotonId: member.pelotonId, eventId: member.eventId };
  const successor = member.role === 'captain' ? await successorIn(trx, place, personId) : undefined;
  // The old captain first: a peloton never has two.
  await deleteMember(trx, { eventId: place.eventId, personId });
  await writeLog(trx, { ...place, kind: 'account-closed', actorId: null, personId, at });
  if (successor !== undefined) {
    await setRole(trx, { ...place, personId: successor.id }, 'captain', at);
    await writeLog(trx, {
      ...place,
      kind: 'captaincy-succeeded',
      actorId: null,
      personId: successor.id,
      at,
    });
  }
  return successor;
};

/**
 * Ends the memberships and requests of a person whose account closes. The longest-serving admin succeeds a captain, or else the
 * longest-serving member; where nobody stays, the peloton closes. The person is locked, so neither can change.
 */
export const endMembership = async (
  deps: Deps,
  trx: Trx,
  { personId, eventId, at }: { personId: string; eventId: string; at: Date },
): Promise<void> => {
  await withdrawRequest(trx, { eventId, personId, at });
  await trx.updateTable('pelotonRequest').set({ message: null }).where('personId', '=', personId).execute();
  const member = await membershipIn(trx, eventId, personId);
  if (member === undefined) return;
  const place = { pelotonId: member.pelotonId, eventId };
  // The person joined this peloton while the locks were taken. In a deadlock `transact` repeats the transaction.
  await lockPeloton(trx, place.pelotonId);
  const person = await addresseeOf(trx, personId);
  await endOffersOf(trx, place, personId, at);
  const successor = await succeed(trx, member, personId, at);
  if ((await membersOf(trx, place)) === 0) await close(trx, place, null, at);
  else await tell(deps, trx, { person, place, successor });
};
