import type { Db, Trx } from '#server/platform/database/database.ts';
import { stillHas } from './fund-sharing.rules.ts';
import { membershipsOf, sharedAway } from './share.queries.ts';
import { readFigures } from './share-figures.ts';
import type { ShareRow } from './share-history.queries.ts';

/** Why a share can’t be taken back from its receiver, by the exact figures; null if it can. */
type KeptBecause = (row: ShareRow) => 'receiver-left' | 'receiver-has-less' | null;

/** Reads the reason for many shares of an event at once. */
export const readKept = async (
  db: Db | Trx,
  event: { id: string; year: number },
  rows: readonly ShareRow[],
): Promise<KeptBecause> => {
  const receivers = rows.map(({ receiverType: type, receiverId: id }) => ({ type, id }));
  const people = receivers.filter(({ type }) => type === 'User').map(({ id }) => id);
  const figuresOf = await readFigures(db, event, receivers, 'exact');
  const isMember = await membershipsOf(db, event.id, people);
  const passedOn = await sharedAway(db, event.id, people);
  return ({ receiverType: type, receiverId: id, pelotonId, amount }) => {
    const figures = figuresOf({ type, id });
    if (type === 'Peloton') return figures.balance < amount ? 'receiver-has-less' : null;
    if (!isMember(id, pelotonId)) return 'receiver-left';
    return stillHas(amount, { ...figures, passedOn: passedOn(id) }) ? null : 'receiver-has-less';
  };
};
