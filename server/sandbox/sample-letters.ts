import { accountClosingSamples } from '#server/account-closing/account-closing.samples.ts';
import { contactAddressSamples } from '#server/contact-address/contact-address.samples.ts';
import { donationSamples } from '#server/donation/donation.samples.ts';
import { fundSharingSamples } from '#server/fund-sharing/fund-sharing.samples.ts';
import { fundraisingDeadlineSamples } from '#server/fundraising-deadline/fundraising-deadline.samples.ts';
import { invitationSamples } from '#server/invitation/invitation.samples.ts';
import { memberDeskSamples } from '#server/member-desk/member-desk.samples.ts';
import { membershipSamples } from '#server/membership/membership.samples.ts';
import type { Samples } from '#server/platform/mail/email.ts';
import type { LetterKind } from '#server/platform/mail/mail.ts';
import { receiptSamples } from '#server/receipt/receipt.samples.ts';
import { recurringDonationSamples } from '#server/recurring-donation/recurring-donation.samples.ts';
import { registrationSamples } from '#server/registration/registration.samples.ts';
import { rideRouteSamples } from '#server/ride-route/ride-route.samples.ts';
import { shiftLeadSamples } from '#server/shift-lead/shift-lead.samples.ts';
import { simulatorsSamples } from '#server/simulators/simulators.samples.ts';
import { superPelotonSamples } from '#server/super-peloton/super-peloton.samples.ts';
import { thankYouSamples } from '#server/thank-you/thank-you.samples.ts';
import { volunteeringSamples } from '#server/volunteering/volunteering.samples.ts';

/** Examples of the e-mails, by subject. */
export const letterGroups = (publicUrl: string) => ({
  Registration: { ...registrationSamples(publicUrl), ...rideRouteSamples(publicUrl) },
  Gifts: { ...donationSamples(publicUrl), ...receiptSamples(publicUrl), ...thankYouSamples(publicUrl) },
  'Monthly gifts': recurringDonationSamples(publicUrl),
  Commitment: fundraisingDeadlineSamples(publicUrl),
  Pelotons: {
    ...invitationSamples(publicUrl),
    ...membershipSamples(publicUrl),
    ...memberDeskSamples(publicUrl),
    ...superPelotonSamples(publicUrl),
  },
  'Fund sharing': fundSharingSamples(publicUrl),
  Shifts: { ...volunteeringSamples(publicUrl), ...shiftLeadSamples(publicUrl) },
  Account: {
    ...contactAddressSamples(publicUrl),
    ...accountClosingSamples(publicUrl),
    ...simulatorsSamples(publicUrl),
  },
});

/** Examples of every kind of e-mail: a new kind without an example does not compile. */
export const samplesIn = (groups: ReturnType<typeof letterGroups>): Samples<LetterKind> => ({
  ...groups.Registration,
  ...groups.Gifts,
  ...groups['Monthly gifts'],
  ...groups.Commitment,
  ...groups.Pelotons,
  ...groups['Fund sharing'],
  ...groups.Shifts,
  ...groups.Account,
});
