import { type RawBuilder, sql } from 'kysely';

/**
 * Which totals are meant. `exact` ones are the ledger's: for the recipient, and for whatever decides money. `public` ones are everybody
 * else's: amounts that donors hide join them several at a time, so that none can be read off their change.
 */
export type Totals = 'exact' | 'public';

/** What such a total is a sum over. */
export const entriesOf = (totals: Totals): RawBuilder<unknown> =>
  sql.table(totals === 'exact' ? 'ledger_entry' : 'public_entry');
