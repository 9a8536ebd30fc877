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
export const verdictOf = (status: string, kind: string | undefined): 'open' | 'lost' | 'won' =>
  kind === 'retrieval' ? 'open' : (verdicts[status] ?? 'open');
