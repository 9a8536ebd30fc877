/** What becomes of an amount that is hidden; said by the switch that hides it, before the donor gives. */
export const hiddenAmountHint =
  'The public total gets your amount only together with at least two other hidden ones, so it is hard to work out.';
