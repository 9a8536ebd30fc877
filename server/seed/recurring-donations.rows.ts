import { type CalendarDay, dayIn, eventZone } from '#machines/calendar.ts';
import { dueAfter } from '#machines/donation/due-days.ts';
import { derivedId } from '#server/platform/idempotency/derived-id.ts';
import { currentYear, daysAfter, today } from './calendar.ts';
import { demo } from './demo-accounts.ts';
import { type DemoData, eventId, type Row } from './rows.ts';

type Donation = Row<'donation'>;

/** The day of the month of a time, in the event's time zone. */
const dayOfMonth = (time: Date): number => Number(dayIn(eventZone, time).slice(8));

/** The same day of the next month, or the last day of a shorter month. */
const monthAfter = (time: Date): CalendarDay => {
  const day = dayIn(eventZone, time);
  return dueAfter(day, dayOfMonth(time), day);
};

/** Whether a recurring donation began less than a month ago, so that its second donation is still to come. */
const isYoung = ({ givenAt }: Donation): boolean => monthAfter(givenAt) > dayIn(eventZone, today);

const isMonthly = ({ frequency, eventId: event, isOffline }: Donation): boolean =>
  frequency === 'Monthly' && event === eventId(currentYear) && !isOffline;

const setDonor = (donation: Donation, donor: Row<'person'>): void => {
  donation.donorPersonId = donor.id;
  donation.donorName = `${donor.firstName} ${donor.lastName}`;
  donation.donorEmail = donor.emailAddress;
};

/** Makes the demo accounts the donors of some recurring donations: two for the rider, one for the captain. */
const claim = (data: DemoData): void => {
  const free = data.donation.filter((one) => isMonthly(one) && isYoung(one) && one.donorPersonId === null);
  for (const place of [demo.rider, demo.rider, demo.captain]) {
    const donor = data.person[place];
    const donation = free.find((one) => one.donorPersonId === null && one.recipientPersonId !== donor?.id);
    if (donor && donation) setDonor(donation, donor);
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

/** The details that the checkout stores with a recurring donation. */
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

/** Adds this year’s recurring donations of people with a saved payment method. */
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
