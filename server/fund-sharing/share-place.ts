import { currentEvent } from '#server/event/event.ts';
import { pelotonProblem } from '#server/peloton/peloton.problems.ts';
import { findPeloton, isLeader } from '#server/peloton/peloton.ts';
import { type Caller, signedIn } from '#server/platform/contract/handlers.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { SharingPlace } from './share-order.ts';

/** A peloton in the current event, and the caller. */
export type Asked = SharingPlace & { callerId: string };

/** The place in the form that other areas use. */
export const placeOf = ({
  event,
  peloton,
}: {
  event: Pick<SharingPlace['event'], 'id'>;
  peloton: Pick<SharingPlace['peloton'], 'id'>;
}): { pelotonId: string; eventId: string } => ({
  pelotonId: peloton.id,
  eventId: event.id,
});

/**
 * A peloton of the current event. Outsiders cannot tell whether it exists.
 * @throws ProblemError `peloton-not-yours`
 */
export const askedPeloton = async (
  db: Db | Trx,
  pelotonId: string,
  caller: Caller | null,
): Promise<Asked> => {
  const { personId } = signedIn({ caller });
  const event = await currentEvent(db);
  const peloton = await findPeloton(db, pelotonId.toLowerCase());
  if (peloton === undefined) throw pelotonProblem('peloton-not-yours');
  return { event, peloton: { id: peloton.id, name: peloton.name }, callerId: personId };
};

/** @throws ProblemError `peloton-not-yours` */
export const refuseUnlessLed = async (db: Db | Trx, asked: Asked): Promise<void> => {
  if (!(await isLeader(db, { ...placeOf(asked), personId: asked.callerId })))
    throw pelotonProblem('peloton-not-yours');
};

/**
 * A peloton that the caller leads.
 * @throws ProblemError `peloton-not-yours`
 */
export const ledPlace = async (
  db: Db | Trx,
  call: { params: { id: string }; caller: Caller | null },
): Promise<Asked> => {
  const asked = await askedPeloton(db, call.params.id, call.caller);
  await refuseUnlessLed(db, asked);
  return asked;
};
