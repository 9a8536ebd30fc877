import { accountClosingProblem } from '#server/account-closing/account-closing.problems.ts';
import { activityGoalsProblem } from '#server/activity-goals/activity-goals.problems.ts';
import { contactAddressProblem } from '#server/contact-address/contact-address.problems.ts';
import { contentProblem } from '#server/content/content.problems.ts';
import { donationProblem } from '#server/donation/donation.problems.ts';
import { eventProblem } from '#server/event/event.problems.ts';
import { forecastProblem } from '#server/forecast/forecast.problems.ts';
import { fraudProblem } from '#server/fraud/fraud.problems.ts';
import { fundSharingProblem } from '#server/fund-sharing/fund-sharing.problems.ts';
import { imageProblem } from '#server/image/image.problems.ts';
import { invitationProblem } from '#server/invitation/invitation.problems.ts';
import { memberDeskProblem } from '#server/member-desk/member-desk.problems.ts';
import { membershipProblem } from '#server/membership/membership.problems.ts';
import { moderationProblem } from '#server/moderation/moderation.problems.ts';
import { organizationProblem } from '#server/organization/organization.problems.ts';
import { pelotonProblem } from '#server/peloton/peloton.problems.ts';
import { paymentProblem } from '#server/platform/payments/payment.problems.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { collectProblems } from '#server/platform/problems/problem-error.ts';
import { receiptProblem } from '#server/receipt/receipt.problems.ts';
import { recurringDonationProblem } from '#server/recurring-donation/recurring-donation.problems.ts';
import { registrationProblem } from '#server/registration/registration.problems.ts';
import { rideRouteProblem } from '#server/ride-route/ride-route.problems.ts';
import { shiftLeadProblem } from '#server/shift-lead/shift-lead.problems.ts';
import { superPelotonProblem } from '#server/super-peloton/super-peloton.problems.ts';
import { thankYouProblem } from '#server/thank-you/thank-you.problems.ts';
import { userProblem } from '#server/user/user.problems.ts';
import { valleyProblem } from '#server/valley/valley.problems.ts';
import { volunteeringProblem } from '#server/volunteering/volunteering.problems.ts';

/** Every code of the API's answers, from all areas. */
export const problems = collectProblems([
  platformProblem,
  accountClosingProblem,
  activityGoalsProblem,
  contactAddressProblem,
  contentProblem,
  donationProblem,
  eventProblem,
  forecastProblem,
  fraudProblem,
  fundSharingProblem,
  imageProblem,
  invitationProblem,
  memberDeskProblem,
  membershipProblem,
  moderationProblem,
  organizationProblem,
  paymentProblem,
  pelotonProblem,
  receiptProblem,
  recurringDonationProblem,
  registrationProblem,
  rideRouteProblem,
  shiftLeadProblem,
  superPelotonProblem,
  thankYouProblem,
  userProblem,
  volunteeringProblem,
  valleyProblem,
]);
