import type { GatewayDispute } from './gateway-reports.ts';
import { fromDecimal } from './wire-money.ts';

/** Who has the money in the end. A dispute that was accepted, or expired unanswered, is lost as well. */
const verdicts: Readonly<Record<string, 'lost' | 'won'>> = {
  lost: 'lost',
  accepted: 'lost',
  auto_accepted: 'lost',
  expired: 'lost',
  won: 'won',
};

/** The outcome of a dispute, by the gateway's status. A retrieval is a bank’s request for documents: it never takes money. */
const verdictOf = (status: string, kind: string | undefined): 'open' | 'lost' | 'won' =>
  kind === 'retrieval' ? 'open' : (verdicts[status] ?? 'open');

/** A dispute in a notification or in the gateway's list; money as decimals. */
type SaidOfDispute = {
  status: string;
  kind?: string | undefined;
  amountDisputed?: string | undefined;
  amount?: string | undefined;
  /** The money that a won dispute returned; all of it where this is missing. */
  amountWon?: string | null | undefined;
};

/** The outcome of a dispute, and its cents. The part that a won dispute did not return is lost. */
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
