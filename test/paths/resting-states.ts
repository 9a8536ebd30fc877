/**
 * By machine: events that a page object causes instead of the outside world. They come from a port or another machine, so a state must not
 * wait for them without a time limit.
 */
export const outsideEvents: Record<string, readonly string[]> = {
  auth: ['session.endedElsewhere'],
  baseCamp: ['total.moved'],
  donation: ['connection.returned'],
  forecast: ['total.moved'],
  leaveWarning: ['warning.armed', 'warning.disarmed', 'leaving.confirmed'],
  memberDesk: ['desk.outdated'],
  membership: ['page.shown'],
  peloton: ['connection.returned'],
  profile: ['connection.returned'],
  progress: ['change.started', 'change.completed', 'change.failed'],
  scroll: ['positions.recalled', 'place.reached'],
  shiftLead: ['connection.returned'],
  superPeloton: ['page.shown'],
};

const page = 'the page says so, and nothing is under way; its links lead on';
const copy = 'nothing is under way: the next page that needs the copy asks for it';
const total = 'what is shown is complete; the site’s total may move again';

/** States that may last for ever, though no action of a person leads out of them, with the reason. */
export const restingStates: Record<string, string> = {
  app: 'it lives as long as the page, and each actor in it has its own limits',
  'accountClosing.closed': 'the page says that the account is gone; the session ends within its own limit',
  'activityGoals.absent': page,
  'baseCamp.open.reading.current': total,
  'baseCamp.open.success.resting': total,
  'cachedEntity.empty': copy,
  'cachedEntity.failed': copy,
  'cachedEntity.ready': copy,
  'donation.closed': page,
  'enrollment.closed': page,
  'founding.member': page,
  'founding.unregistered': page,
  'fundSharing.forbidden': page,
  'leaveWarning.disarmed': 'nothing is unsaved: a page with something unsaved arms it',
  'memberDesk.forbidden': page,
  'membership.signedOut': 'signed out: waits for the person to sign in through another machine',
  'peloton.forbidden': page,
  'progress.climbing.indeterminate': 'a bar alone: the router ends the change, and any link begins another',
  'progress.idle': 'no change of the route is under way',
  'registration.completed.celebrated': page,
  'rideRoute.absent': page,
  'shiftLead.absent': page,
  'shifts.absent': page,
  'stepEntries.opening': 'the checkout has shown no step yet, and shows one within its own limits',
  'stepEntries.settled': 'the tab stands where it should: the donor goes on in the checkout, or Back',
  'superPeloton.forbidden': page,
  'thankYou.empty': page,
};
