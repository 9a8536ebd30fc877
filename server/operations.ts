import { chargingJobs, registerAudit, scheduleAudit } from '#server/charging/charging.ts';
import { contentOperations } from '#server/content/content.ts';
import {
  checkoutOperations,
  donationJobs,
  donationListOperations,
  donationOperations,
  scheduleForgetting,
} from '#server/donation/donation.ts';
import { eventOperations } from '#server/event/event.ts';
import { fundSharingOperations } from '#server/fund-sharing/fund-sharing.ts';
import { fundraisingJobs, schedulePublicRelease } from '#server/fundraising/fundraising.ts';
import {
  registerDeadlineJobs,
  scheduleDeadlineSweep,
} from '#server/fundraising-deadline/fundraising-deadline.ts';
import { healthOperations } from '#server/health/health.ts';
import { liveOperations } from '#server/live/live.ts';
import { organizationOperations } from '#server/organization/organization.ts';
import { paymentJobs, paymentOperations } from '#server/payment/payment.ts';
import { pelotonOperations } from '#server/peloton/peloton.ts';
import type { Handlers } from '#server/platform/contract/handlers.ts';
import { scheduleExpiry } from '#server/platform/idempotency/expiry.ts';
import type { Platform } from '#server/platform/platform.ts';
import { givingSummaryOperations, registerSummaries, scheduleSummaries } from '#server/receipt/receipt.ts';
import {
  recurringDonationJobs,
  recurringDonationOperations,
  recurringPlans,
  scheduleRecurringSweep,
} from '#server/recurring-donation/recurring-donation.ts';
import { registrationOperations } from '#server/registration/registration.ts';
import { searchOperations } from '#server/search/search.ts';
import { settingsOperations } from '#server/settings/settings.ts';
import { trackingOperations } from '#server/tracking/tracking.ts';
import { userOperations } from '#server/user/user.ts';
import { volunteeringOperations } from '#server/volunteering/volunteering.ts';
import { purposes } from './purposes.ts';

/** Every operation of the contract, gathered from the areas. One that is missing is a type error here. */
export const operationsOf = (platform: Platform): Handlers => ({
  ...healthOperations(platform),
  ...contentOperations(platform),
  ...checkoutOperations(platform, recurringPlans),
  ...donationOperations(platform),
  ...donationListOperations(platform),
  ...givingSummaryOperations(platform),
  ...eventOperations(platform),
  ...fundSharingOperations(platform),
  ...recurringDonationOperations(platform),
  ...organizationOperations(platform),
  ...liveOperations(platform),
  ...paymentOperations({ ...platform, purposes }),
  ...pelotonOperations(platform),
  ...registrationOperations(platform),
  ...searchOperations(platform),
  ...settingsOperations(platform),
  ...trackingOperations(platform),
  ...userOperations(platform),
  ...volunteeringOperations(platform),
});

/** What the areas do after an answer has gone out, or at a set time. */
export const registerJobs = (platform: Platform): void => {
  chargingJobs(platform, purposes);
  registerDeadlineJobs(platform);
  donationJobs(platform);
  recurringDonationJobs(platform);
  registerSummaries(platform);
  paymentJobs({ ...platform, purposes });
  registerAudit({ ...platform, purposes });
  fundraisingJobs(platform);
};

/** What is to be done every day, from now on. */
export const scheduleJobs = async (platform: Platform): Promise<void> => {
  const now = platform.clock.now();
  await scheduleExpiry(platform, now);
  await scheduleDeadlineSweep(platform, now);
  await scheduleRecurringSweep(platform, now);
  await scheduleAudit(platform, now);
  await scheduleForgetting(platform, now);
  await schedulePublicRelease(platform, now);
  await scheduleSummaries(platform, now);
};
