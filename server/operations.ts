import { accountClosingOperations } from '#server/account-closing/account-closing.ts';
import { activityGoalsOperations } from '#server/activity-goals/activity-goals.ts';
import { baseCampOperations } from '#server/base-camp/base-camp.ts';
import { chargingJobs, registerAudit, registerPurposes, scheduleAudit } from '#server/charging/charging.ts';
import { contactAddressOperations } from '#server/contact-address/contact-address.ts';
import { contentOperations } from '#server/content/content.ts';
import {
  checkoutOperations,
  donationJobs,
  donationListOperations,
  donationOperations,
  donationPurpose,
  scheduleForgetting,
} from '#server/donation/donation.ts';
import { eventOperations } from '#server/event/event.ts';
import { forecastOperations } from '#server/forecast/forecast.ts';
import { foundingOperations } from '#server/founding/founding.ts';
import { fundSharingOperations, tellOfDebt } from '#server/fund-sharing/fund-sharing.ts';
import { fundraisingJobs, schedulePublicRelease } from '#server/fundraising/fundraising.ts';
import {
  registerDeadlineJobs,
  scheduleDeadlineSweep,
  shortfallPurpose,
} from '#server/fundraising-deadline/fundraising-deadline.ts';
import { healthOperations } from '#server/health/health.ts';
import { imageOperations, registerRemovals, scheduleRemovals } from '#server/image/image.ts';
import { invitationOperations } from '#server/invitation/invitation.ts';
import { leaderboardOperations } from '#server/leaderboard/leaderboard.ts';
import { liveOperations } from '#server/live/live.ts';
import {
  memberDeskOperations,
  registerWeeklyEmails,
  scheduleWeeklyEmails,
} from '#server/member-desk/member-desk.ts';
import { membershipOperations, registerMembershipJobs } from '#server/membership/membership.ts';
import { moderationOperations } from '#server/moderation/moderation.ts';
import { organizationOperations } from '#server/organization/organization.ts';
import { paymentJobs, paymentOperations } from '#server/payment/payment.ts';
import { pelotonOperations } from '#server/peloton/peloton.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Handlers } from '#server/platform/contract/handlers.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Files } from '#server/platform/files/files.ts';
import { scheduleExpiry } from '#server/platform/idempotency/idempotency.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { GatewayReports } from '#server/platform/payments/gateway-reports.ts';
import type { Payments } from '#server/platform/payments/payments.ts';
import type { LoadRenderer } from '#server/platform/render/renderer.ts';
import type { SecurityEvents } from '#server/platform/security-events/security-events.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import {
  problemReportOperations,
  registerReportExpiry,
  scheduleReportExpiry,
} from '#server/problem-report/problem-report.ts';
import { profileOperations } from '#server/profile/profile.ts';
import { profilePreviewOperations } from '#server/profile-preview/profile-preview.ts';
import { givingSummaryOperations, registerSummaries, scheduleSummaries } from '#server/receipt/receipt.ts';
import {
  recurringDonationJobs,
  recurringDonationOperations,
  recurringPlans,
  scheduleRecurringSweep,
} from '#server/recurring-donation/recurring-donation.ts';
import {
  enteredGroupCode,
  feePurpose,
  registerLateGuardianEmails,
  registrationOperations,
} from '#server/registration/registration.ts';
import { awaitedRoutes, rideRouteOperations, routeChangePurpose } from '#server/ride-route/ride-route.ts';
import { searchOperations } from '#server/search/search.ts';
import { settingsOperations } from '#server/settings/settings.ts';
import { shiftLeadOperations } from '#server/shift-lead/shift-lead.ts';
import { superPelotonOperations } from '#server/super-peloton/super-peloton.ts';
import { thankYouOperations } from '#server/thank-you/thank-you.ts';
import { trackingOperations } from '#server/tracking/tracking.ts';
import { userOperations } from '#server/user/user.ts';
import { valleyOperations } from '#server/valley/valley.ts';
import {
  registerShiftJobs,
  shiftWaiting,
  volunteeringOperations,
} from '#server/volunteering/volunteering.ts';
import { registerWaitingJobs } from '#server/waiting-list/waiting-list.ts';

/** All purposes of charges on this site. */
export const purposes = registerPurposes([
  { ...donationPurpose(recurringPlans), tellOfRefund: tellOfDebt },
  feePurpose,
  shortfallPurpose,
  routeChangePurpose,
]);

type ScheduleJobsDeps = { db: Db; clock: Clock; jobs: Jobs };

type RegisterJobsDeps = ScheduleJobsDeps & {
  settings: Settings;
  mail: Mail;
  payments: Payments;
  gatewayReports: GatewayReports;
  log: Log;
  securityEvents: SecurityEvents;
  files: Files;
};

type OperationsOfDeps = ScheduleJobsDeps & {
  settings: Settings;
  mail: Mail;
  payments: Payments;
  gatewayReports: GatewayReports;
  closing: AbortSignal;
  loadRenderer: LoadRenderer;
  log: Log;
  files: Files;
};

/** Every operation of the contract, from all areas. A missing one is a type error here. */
export const operationsOf = (deps: OperationsOfDeps): Handlers => ({
  ...healthOperations(deps),
  ...accountClosingOperations(deps),
  ...activityGoalsOperations(deps),
  ...baseCampOperations(deps),
  ...contactAddressOperations(deps),
  ...contentOperations(deps),
  ...checkoutOperations(deps, recurringPlans),
  ...donationOperations(deps),
  ...donationListOperations(deps),
  ...givingSummaryOperations(deps),
  ...eventOperations(deps),
  ...forecastOperations(deps),
  ...foundingOperations(deps),
  ...fundSharingOperations(deps),
  ...imageOperations(deps),
  ...invitationOperations(deps),
  ...recurringDonationOperations(deps),
  ...memberDeskOperations(deps),
  ...membershipOperations(deps, enteredGroupCode),
  ...moderationOperations(deps),
  ...organizationOperations(deps),
  ...leaderboardOperations(deps),
  ...liveOperations(deps),
  ...paymentOperations(deps),
  ...pelotonOperations(deps),
  ...problemReportOperations(deps),
  ...profileOperations(deps),
  ...profilePreviewOperations(deps),
  ...registrationOperations(deps),
  ...rideRouteOperations(deps),
  ...searchOperations(deps),
  ...settingsOperations(deps),
  ...shiftLeadOperations(deps),
  ...superPelotonOperations(deps),
  ...thankYouOperations(deps),
  ...trackingOperations(deps),
  ...userOperations(deps),
  ...valleyOperations(deps),
  ...volunteeringOperations(deps),
});

export const registerJobs = (deps: RegisterJobsDeps): void => {
  chargingJobs(deps, purposes);
  registerDeadlineJobs(deps);
  donationJobs(deps);
  recurringDonationJobs(deps);
  registerSummaries(deps);
  paymentJobs({ ...deps, purposes });
  registerAudit({ ...deps, purposes });
  fundraisingJobs(deps);
  registerRemovals(deps);
  registerReportExpiry(deps);
  registerMembershipJobs(deps);
  registerWeeklyEmails(deps);
  registerLateGuardianEmails(deps);
  registerShiftJobs(deps);
  registerWaitingJobs(deps, [shiftWaiting(deps.settings), awaitedRoutes(deps.settings.publicUrl)]);
};

export const scheduleJobs = async (deps: ScheduleJobsDeps): Promise<void> => {
  const now = deps.clock.now();
  await scheduleExpiry(deps, now);
  await scheduleDeadlineSweep(deps, now);
  await scheduleRecurringSweep(deps, now);
  await scheduleAudit(deps, now);
  await scheduleForgetting(deps, now);
  await schedulePublicRelease(deps, now);
  await scheduleSummaries(deps, now);
  await scheduleRemovals(deps, now);
  await scheduleReportExpiry(deps, now);
  await scheduleWeeklyEmails(deps, now);
};
