/** What becomes of an amount that is hidden; said by the switch that hides it, before the donor gives. */
export const hiddenAmountHint =
  'We add your amount to the public total together with at least two other hidden gifts, so no one can easily tell it apart.';
