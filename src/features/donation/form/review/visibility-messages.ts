/** What happens to a hidden amount; shown at the switch that hides it, before the donation. */
export const hiddenAmountHint =
  'We add your amount to the public total together with at least two other hidden gifts, so no one can easily tell it apart.';
