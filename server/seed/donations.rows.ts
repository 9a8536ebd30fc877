import { eventZone, instantIn } from '#machines/calendar.ts';
import { type Book, donationSides, type RecipientAccount } from '#server/ledger/ledger.ts';
import { derivedId, keyOfClient } from '#server/platform/idempotency/derived-id.ts';
import {
  currentYear,
  daysAfter,
  earlier,
  type Season,
  seasons,
  timeBetween,
  today,
  type Year,
} from './calendar.ts';
import { demo } from './demo-accounts.ts';
import { addCharge } from './gateway.rows.ts';
import { nameGroups } from './names.data.ts';
import { organizations } from './organizations.rows.ts';
import type { Plan } from './participation.plan.ts';
import { type Random, randomFor } from './random.ts';
import { recipientsOf } from './recipients.ts';
import { type DemoData, eventId, type Row, slugOf } from './rows.ts';

type Donor = Pick<Row<'donation'>, 'donorPersonId' | 'donorType' | 'donorName' | 'donorEmail' | 'frequency'>;

/** The donor: one of the 200 in one donation of eight, an organization in one of twenty-five, otherwise a stranger. */
const drawDonor = (random: Random, data: DemoData): Donor => {
  if (random.chance(0.04)) {
    const name = random.pick(organizations);
    const at = slugOf({ firstName: name, lastName: '' }).replace(/-+$/, '');
    return {
      donorPersonId: null,
      donorType: 'Organization',
      donorName: name,
      donorEmail: `giving@${at}.example`,
      frequency: 'Organization',
    };
  }
  const frequency = random.chance(0.08) ? 'Monthly' : 'Once';
  const person = random.chance(0.125) ? random.pick(data.person) : null;
  const group = random.pick(nameGroups);
  const name = person ?? { firstName: random.pick(group.first), lastName: random.pick(group.last) };
  return {
    donorPersonId: person?.id ?? null,
    donorType: 'Individual',
    donorName: `${name.firstName} ${name.lastName}`,
    donorEmail: person?.emailAddress ?? `${slugOf(name).replaceAll('-', '.')}@mail.example`,
    frequency,
  };
};

/** Whole dollars with their frequency; `null` is an amount of the donor's choice. */
const amounts: readonly (readonly [dollars: number | null, weight: number])[] = [
  [25, 20],
  [50, 24],
  [100, 24],
  [250, 11],
  [500, 5],
  [1000, 2],
  [2500, 0.6],
  [5000, 0.2],
  [null, 14],
];

/** Cheques are rarer and larger. */
const chequeAmounts: readonly (readonly [dollars: number, weight: number])[] = [
  [50, 4],
  [100, 8],
  [200, 5],
  [500, 4],
  [1000, 2],
  [2500, 1],
];

const messages: readonly string[] = [
  'Ride safe, and stop for the view at the top.',
  'For Dad. He would have held your water bottle.',
  'Go, go, go!',
  'You asked so nicely last year that I didn’t wait for it this time.',
  'Proud of you. See you at the finish with the cowbell.',
  'In memory of Ellen, who would have been first up the hill.',
  'For everyone on 4 West.',
  'One dollar for every time you have talked about your bike. I rounded down.',
  'Thank you for doing this.',
  'From the whole third-floor lab.',
  'Five years clear this month. Keep pedaling.',
  'My knees hurt just reading your page. Good luck!',
  'For Nana, from all her grandchildren.',
  'Half from me, half from the dog.',
  'Because research is why I am here to give it.',
  'You’ve got this.',
  'Up the hills and down with cancer.',
  'For the nurses, too.',
  'Lost a bet about the score. Gladly paid.',
  'With love from the Thursday group.',
];

type Donation = Row<'donation'>;

const drawAmount = (random: Random, isCheque: boolean): number => {
  if (isCheque) return random.weighted(chequeAmounts) * 100;
  const dollars = random.weighted(amounts);
  // The donor's own amount: mostly small, sometimes an age or a rounded-up bill.
  return dollars === null
    ? random.whole(5, 180) * 100 + (random.chance(0.2) ? random.whole(1, 99) : 0)
    : dollars * 100;
};

/** The charge that leaves the whole amount after the gateway's fee. */
const coveringCharge = (amount: number): number => Math.ceil((amount + 30) / (1 - 0.029));

/**
 * The pages that the demo leads to first: most of their donors write something. The draws are a separate stream, so that all others stay
 * unchanged.
 */
const muchRead: readonly number[] = [demo.rider, demo.challenger, demo.captain];

const isMuchRead = (data: DemoData, account: RecipientAccount): boolean =>
  'ownerId' in account && muchRead.some((person) => data.person[person]?.id === account.ownerId);

/** In turn, so that equal ones are never adjacent. */
const warmWord = (year: Year, index: number, turn: number): string | null =>
  randomFor(`word ${year} ${index}`).chance(0.6) ? (messages[(turn * 7) % messages.length] ?? null) : null;

const recipientColumns = (account: RecipientAccount) => ({
  recipientType: account.ownerType,
  recipientPersonId: account.ownerType === 'User' ? account.ownerId : null,
  recipientPelotonId: account.ownerType === 'Peloton' ? account.ownerId : null,
});

const bookDonation = (
  data: DemoData,
  book: Book,
  donation: Donation,
  recipient: RecipientAccount,
  year: Year,
): void => {
  const { id, amount, charge, givenAt: at } = donation;
  if (donation.isOffline) {
    const receipts = { kind: 'offline-receipts', eventYear: year } as const;
    book.post({
      kind: 'cheque',
      reference: id,
      at,
      sides: [
        [receipts, amount],
        [recipient, -amount],
      ],
    });
    return;
  }
  book.post({ kind: 'donation', reference: id, at, sides: donationSides(recipient, donation) });
  const personId = donation.donorPersonId ?? null;
  const reference = keyOfClient(derivedId('attempt', id));
  addCharge(data, book, { id, purpose: 'donation', reference, personId, amount: charge, year, at });
};

const addSeason = (data: DemoData, plans: readonly Plan[], book: Book, season: Season): void => {
  const { year, opens, deadline, donations } = season;
  const random = randomFor(`donations ${year}`);
  const drawRecipient = recipientsOf(data, plans, book, year);
  const last = year === currentYear ? daysAfter(today, -2) : instantIn(eventZone, deadline, '16:00');
  let turn = 0;
  for (let index = 0; index < donations; index += 1) {
    const { account, since } = drawRecipient(random);
    const donor = drawDonor(random, data);
    const isOffline = random.chance(donor.donorType === 'Organization' ? 0.5 : 0.03);
    const amount = drawAmount(random, isOffline);
    const from = since === null ? daysAfter(opens, 1) : earlier(since, daysAfter(last, -1));
    const donation: Donation = {
      id: derivedId('donation', year, index),
      eventId: eventId(year),
      ...recipientColumns(account),
      ...donor,
      isAnonymous: random.chance(0.12),
      isAmountVisible: random.chance(0.82),
      message: random.chance(0.34) ? random.pick(messages) : null,
      amount,
      charge: !isOffline && random.chance(0.78) ? coveringCharge(amount) : amount,
      isOffline,
      givenAt: timeBetween(random, from, last),
      recurringDonationId: null,
    };
    if (isMuchRead(data, account)) {
      donation.message ??= warmWord(year, index, turn);
      turn += 1;
    }
    data.donation.push(donation);
    bookDonation(data, book, donation, account, year);
  }
};

/** 2,000 donations over three years, each with its usual postings. */
export const addDonations = (data: DemoData, plans: readonly Plan[], book: Book): void => {
  for (const season of seasons) addSeason(data, plans, book, season);
};
