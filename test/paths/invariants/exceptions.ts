const thanked = 'the donation is made; nothing that was typed is needed any more';
const anotherDonation = 'the donation is made; the form begins another one';
const sharingEnded = 'sharing has ended';
const mayNotFound = 'the person may not found a peloton; a draft has no use';
const noneLeft = 'nobody is left to thank; the page links on';

/**
 * By flow: what breaks an invariant, and may, with the reason. A message is the invariant and its place, as `invariants.ts` writes it. The
 * test of the machines fails for an entry that nothing breaks.
 */
export const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  app: { 'a dead end: (root)': 'it lives as long as the page, and has one state' },
  donation: {
    'a reload loses what was typed: thanked.resending': thanked,
    'a reload loses what was typed: thanked.shown': thanked,
    'a step loses what was typed: thanked.resending | form.opened | editing.amount': anotherDonation,
    'a step loses what was typed: thanked.shown | form.opened | editing.amount': anotherDonation,
  },
  founding: {
    'a reload loses what was typed: founded.inviting': 'the peloton is founded',
    'a reload loses what was typed: founded.picturing': 'the peloton is founded',
    'a reload loses what was typed: member': mayNotFound,
    'a reload loses what was typed: unregistered': mayNotFound,
  },
  'fund-sharing': {
    'a step loses what was typed: sending.acting | xstate.error.actor.performAction(over) | closed':
      sharingEnded,
    'a step loses what was typed: sending.posting | xstate.error.actor.postShares(over) | closed':
      sharingEnded,
    'a step loses what was typed: showing.planning | xstate.error.actor.makePlan(over) | closed':
      sharingEnded,
    'a step loses what was typed: showing.previewing | xstate.error.actor.previewShares(over) | closed':
      sharingEnded,
  },
  membership: {
    'a dead end: left': 'the peloton was left empty, and is closed',
    'a dead end: refused': 'the person can’t ask, and has no code; the page says what helps',
  },
  peloton: {
    'a reload loses what was typed: forbidden': 'the person may no longer edit: the page can only be read',
  },
  'recurring-donation': {
    'a dead end: listed': 'no recurring donation is left; the page links on',
    'a step loses what was typed: saving | xstate.error.actor.changeDonation(gone) | loading':
      'the donation has ended',
    'a step loses what was typed: saving | xstate.error.actor.changeDonation(nothing saved) | editing':
      'the saved payment method is gone; the person chooses another one',
  },
  shifts: { 'a dead end: resting': 'no shift is open, and none of the person’s own can be changed' },
  'thank-you': {
    'a dead end: failed': noneLeft,
    'a dead end: partlySent': noneLeft,
    'a dead end: sent': noneLeft,
  },
};
