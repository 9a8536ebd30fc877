import { registerPurposes } from '#server/charging/charging.ts';
import { donationPurpose } from '#server/donation/donation.ts';
import { tellOfDebt } from '#server/fund-sharing/fund-sharing.ts';
import { shortfallPurpose } from '#server/fundraising-deadline/fundraising-deadline.ts';
import { recurringPlans } from '#server/recurring-donation/recurring-donation.ts';
import { feePurpose } from '#server/registration/registration.ts';
import { routeChangePurpose } from '#server/ride-route/ride-route.ts';

/** All purposes of charges on this site. */
export const purposes = registerPurposes([
  { ...donationPurpose(recurringPlans), tellOfRefund: tellOfDebt },
  feePurpose,
  shortfallPurpose,
  routeChangePurpose,
]);
