import type { Db, Trx } from '#server/platform/database/database.ts';
import { stillHas } from './fund-sharing.rules.ts';
import { membersNamed, sharedAway } from './share.queries.ts';
import { readFigures } from './share-figures.ts';
import type { ShareRow } from './share-history.queries.ts';

/** Why a share can’t be taken back from its receiver, by the exact figures; null where it can. */
export const keptBecause = async (
  db: Db | Trx,
  event: { id: string; year: number },
  { receiverType: type, receiverId: id, pelotonId, amount }: ShareRow,
): Promise<'receiver-left' | 'receiver-has-less' | null> => {
  const standing = (await readFigures(db, event, [{ type, id }], 'exact'))({ type, id });
  if (type === 'Peloton') return standing.balance < amount ? 'receiver-has-less' : null;
  if ((await membersNamed(db, { pelotonId, eventId: event.id }, { ids: [id] })).length === 0)
    return 'receiver-left';
  const passedOn = await sharedAway(db, { eventId: event.id, personId: id });
  return stillHas(amount, { ...standing, passedOn }) ? null : 'receiver-has-less';
};
