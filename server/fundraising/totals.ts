import { type RawBuilder, sql } from 'kysely';

/**
 * Which totals. `exact` ones are the ledger's: for the recipient, and for every decision about money. `public` ones are for everybody else:
 * hidden amounts join them several at a time, so that no reader can derive one amount from a change.
 */
export type Totals = 'exact' | 'public';

/**
 * The view behind these totals: `sum(raised)`, in cents, by `owner_type`, `owner_id`, `event_year` or `part`. It alone decides which
 * entries count, and their sign.
 */
export const totalsTable = (totals: Totals): RawBuilder<unknown> =>
  sql.table(totals === 'exact' ? 'recipient_total' : 'public_recipient_total');
