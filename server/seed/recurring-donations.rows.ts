import { type CalendarDay, dayIn, eventZone } from '#machines/calendar.ts';
import { dueAfter } from '#machines/donation/due-days.ts';
import { derivedId } from '#server/platform/idempotency/derived-id.ts';
import { currentYear, daysAfter, today } from './calendar.ts';
import { demo } from './demo-accounts.ts';
import { type DemoData, eventId, type Row } from './rows.ts';

type Donation = Row<'donation'>;

/** The day of the month of a time, in the event's time zone. */
const dayOfMonth = (time: Date): number => Number(dayIn(eventZone, time).slice(8));

/** The same day a month later, or the last of a shorter month. */
const monthAfter = (time: Date): CalendarDay => {
  const day = dayIn(eventZone, time);
  return dueAfter(day, dayOfMonth(time), day);
};

/** Began less than a month ago: one donation was made, and the second is to come. */
const isYoung = ({ givenAt }: Donation): boolean => monthAfter(givenAt) > dayIn(eventZone, today);

const isMonthly = ({ frequency, eventId: event, isOffline }: Donation): boolean =>
  frequency === 'Monthly' && event === eventId(currentYear) && !isOffline;

const giveTo = (donation: Donation, donor: Row<'person'>): void => {
  donation.donorPersonId = donor.id;
  donation.donorName = `${donor.firstName} ${donor.lastName}`;
  donation.donorEmail = donor.emailAddress;
};

/** Gives some recurring donations of strangers to the demo accounts: two to the rider, one to the captain. */
const claim = (data: DemoData): void => {
  const free = data.donation.filter((one) => isMonthly(one) && isYoung(one) && one.donorPersonId === null);
  for (const place of [demo.rider, demo.rider, demo.captain]) {
    const donor = data.person[place];
    const donation = free.find((one) => one.donorPersonId === null && one.recipientPersonId !== donor?.id);
    if (donor && donation) giveTo(donation, donor);
  }
};

const stateOf = (
  data: DemoData,
  donation: Donation,
): Pick<Row<'recurringDonation'>, 'state' | 'pauseReason' | 'nextOn' | 'endedAt'> => {
  if (!isYoung(donation))
    return {
      state: 'cancelled',
      pauseReason: null,
      nextOn: null,
      endedAt: daysAfter(donation.givenAt, 20),
    };
  return donation.donorPersonId === data.person[demo.captain]?.id
    ? { state: 'paused', pauseReason: 'charge-refused', nextOn: null, endedAt: null }
    : { state: 'active', pauseReason: null, nextOn: monthAfter(donation.givenAt), endedAt: null };
};

/** The details of each of its donations, as the checkout stores them. */
const detailsOf = (donation: Donation, donor: Row<'person'>) => ({
  donor: {
    firstName: donor.firstName,
    lastName: donor.lastName,
    email: donor.emailAddress.toLowerCase(),
    phone: donor.phone ?? null,
    address: {
      address: donor.address ?? '',
      city: donor.city ?? '',
      state: donor.state ?? '',
      postalCode: donor.postalCode ?? '',
      country: donor.country ?? 'US',
    },
  },
  organization: null,
  publicName: null,
  isAnonymous: donation.isAnonymous,
  isAmountVisible: donation.isAmountVisible,
  message: donation.message ?? null,
  tribute: null,
  isFeeCovered: donation.charge > donation.amount,
});

/** This year’s recurring donations of known people. */
export const addRecurringDonations = (data: DemoData): void => {
  claim(data);
  for (const donation of data.donation.filter(isMonthly)) {
    const { donorPersonId, givenAt } = donation;
    const donor = data.person.find((person) => person.id === donorPersonId);
    const method = data.savedPaymentMethod.find(({ personId }) => personId === donorPersonId);
    const customer = data.gatewayCustomer.find(({ personId }) => personId === donorPersonId);
    if (!donor || !method || !customer) continue;
    const id = derivedId('recurring gift', donation.id);
    data.recurringDonation.push({
      id,
      donorPersonId: donor.id,
      donorEmail: donor.emailAddress.toLowerCase(),
      details: detailsOf(donation, donor),
      recipientType: donation.recipientType,
      recipientPersonId: donation.recipientPersonId ?? null,
      recipientPelotonId: donation.recipientPelotonId ?? null,
      amount: donation.amount,
      charge: donation.charge,
      customerId: customer.customerId,
      methodToken: method.token,
      methodType: method.type,
      methodBrand: method.brand ?? null,
      methodLast4: method.last4 ?? null,
      methodExpirationMonth: method.expirationMonth ?? null,
      methodExpirationYear: method.expirationYear ?? null,
      dayOfMonth: dayOfMonth(givenAt),
      ...stateOf(data, donation),
      startedAt: givenAt,
    });
    donation.recurringDonationId = id;
  }
};
