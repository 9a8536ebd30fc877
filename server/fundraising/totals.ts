import { type RawBuilder, sql } from 'kysely';

/**
 * Which totals are meant. `exact` ones are the ledger's: for the recipient, and for every decision about money. `public` ones are for
 * everybody else: amounts that donors hide join them several at a time, so that no reader can work out one of them from a change.
 */
export type Totals = 'exact' | 'public';

/**
 * The view that these totals are a sum over: `sum(raised)`, in cents, by `owner_type`, `owner_id`, `event_year` or `part`. It alone
 * knows which entries count, and their sign.
 */
export const totalsTable = (totals: Totals): RawBuilder<unknown> =>
  sql.table(totals === 'exact' ? 'recipient_total' : 'public_recipient_total');
