import type { GatewayDispute } from './gateway-reports.ts';
import { fromDecimal } from './wire-money.ts';

/** Whose money it is in the end. One that is accepted, or that nobody answered in time, is lost as well. */
const verdicts: Readonly<Record<string, 'lost' | 'won'>> = {
  lost: 'lost',
  accepted: 'lost',
  auto_accepted: 'lost',
  expired: 'lost',
  won: 'won',
};

/**
 * What a dispute has come to by the gateway's word for how it stands. A retrieval is a bank’s question for papers: it takes no money,
 * whatever becomes of it.
 */
const verdictOf = (status: string, kind: string | undefined): 'open' | 'lost' | 'won' =>
  kind === 'retrieval' ? 'open' : (verdicts[status] ?? 'open');

/** As the gateway says it, in a notification or in its list; money as decimals. */
type SaidOfDispute = {
  status: string;
  kind?: string | undefined;
  amountDisputed?: string | undefined;
  amount?: string | undefined;
  /** What came back of one that is won; all of it where it isn't said. */
  amountWon?: string | null | undefined;
};

/** What a dispute has come to, and of how many cents. What wasn't won of one that was is lost. */
export const cameTo = ({
  status,
  kind,
  amountDisputed,
  amount,
  amountWon,
}: SaidOfDispute): Pick<GatewayDispute, 'verdict' | 'amount'> => {
  const verdict = verdictOf(status.toLowerCase(), kind);
  const disputed = fromDecimal(amountDisputed ?? amount ?? '');
  const won = amountWon ? fromDecimal(amountWon) : 0;
  return verdict === 'won' && won > 0 && won < disputed
    ? { verdict: 'lost', amount: disputed - won }
    : { verdict, amount: disputed };
};
