import { eventZone, instantIn } from '#machines/calendar.ts';
import { type Book, donationSides } from '#server/ledger/ledger.ts';
import { derivedId } from '#server/platform/idempotency/derived-id.ts';
import { currentYear, daysAfter, type Season, seasons, today, type Year } from './calendar.ts';
import { demo } from './demo-accounts.ts';
import { addShare } from './fund-shares.rows.ts';
import { addCharge, gatewayIdOf } from './gateway.rows.ts';
import { pelotons } from './pelotons.data.ts';
import { pelotonId } from './pelotons.rows.ts';
import { randomFor } from './random.ts';
import { accountOf } from './recipients.ts';
import { type DemoData, eventId } from './rows.ts';

/** Each rider's commitment of a year, in cents. */
const commitmentsIn = (data: DemoData, year: Year): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const { personId, eventId: event, commitment } of data.participation) {
    if (event === eventId(year)) sums.set(personId, (sums.get(personId) ?? 0) + (commitment ?? 0));
  }
  return sums;
};

/** Refunds one small donation to the general fund, as a new transaction that names the first. */
const addRefund = (data: DemoData, book: Book, { year }: Season): void => {
  const donation = data.donation.find(
    (each) =>
      each.eventId === eventId(year) &&
      each.recipientType === 'General' &&
      !each.isOffline &&
      each.amount <= 10_000,
  );
  if (!donation) return;
  const booked = derivedId('transaction', 'donation', donation.id);
  data.localGatewayTransaction.push({
    id: `r${gatewayIdOf(donation.id)}`,
    type: 'credit',
    status: 'settled',
    orderId: donation.id,
    amount: donation.charge,
    originNonce: 'fake-valid-visa-nonce',
    refundedTransactionId: gatewayIdOf(donation.id),
    createdAt: daysAfter(donation.givenAt, 1),
  });
  book.post({
    kind: 'refund',
    reference: booked,
    reversesId: booked,
    memo: 'Given twice by mistake',
    at: daysAfter(donation.givenAt, 1),
    sides: donationSides({ kind: 'recipient', ownerType: 'General', eventYear: year }, donation).map(
      ([account, amount]) => [account, -amount],
    ),
  });
};

/** Pelotons share part of their general fund with members; the demo captain keeps some to share. */
const addShares = (data: DemoData, book: Book, { year, deadline }: Season): void => {
  const random = randomFor(`shares ${year}`);
  const at =
    year === currentYear ? daysAfter(today, -1) : daysAfter(instantIn(eventZone, deadline, '08:00'), -3);
  const captainId = data.person[demo.captain]?.id;
  for (const { name } of pelotons) {
    const giver = accountOf('Peloton', pelotonId(name), year);
    const members = data.pelotonMember.filter(
      (each) => each.pelotonId === pelotonId(name) && each.eventId === eventId(year),
    );
    for (const member of random.shuffled(members).slice(0, random.whole(0, 2))) {
      const amount = Math.floor((book.balance(giver) * 0.3) / 500) * 500;
      if (amount <= 0 || member.personId === captainId) continue;
      addShare(data, book, {
        reference: derivedId('share', year, name, member.personId),
        year,
        at,
        from: { type: 'Peloton', id: pelotonId(name) },
        to: { type: 'User', id: member.personId },
        amount,
      });
    }
  }
};

/** Members with a surplus share it with a member who is short of the commitment. */
const addGenerosity = (data: DemoData, book: Book, { year, deadline }: Season): void => {
  const commitments = [...commitmentsIn(data, year)];
  const spare = (personId: string, committed: number) =>
    book.balance(accountOf('User', personId, year)) - committed;
  const givers = commitments
    .filter(([id, committed]) => committed > 0 && spare(id, committed) > 20_000)
    .slice(0, 4);
  const short = commitments
    .filter(([id, committed]) => committed > 0 && spare(id, committed) < 0)
    .slice(0, 4);
  for (const [index, [giver]] of givers.entries()) {
    const receiver = short[index]?.[0];
    if (receiver === undefined) break;
    addShare(data, book, {
      reference: derivedId('share', year, giver, receiver),
      year,
      at:
        year === currentYear ? daysAfter(today, -1) : daysAfter(instantIn(eventZone, deadline, '08:00'), -2),
      from: { type: 'User', id: giver },
      to: { type: 'User', id: receiver },
      amount: 10_000,
    });
  }
};

/** Riders who were short of the commitment after the deadline were charged the difference. */
const addShortfalls = (data: DemoData, book: Book, { year, deadline }: Season): void => {
  const at = daysAfter(instantIn(eventZone, deadline, '08:00'), 1);
  if (at > today) return;
  for (const [personId, committed] of commitmentsIn(data, year)) {
    const account = accountOf('User', personId, year);
    const amount = committed - book.balance(account);
    if (amount <= 0) continue;
    const reference = derivedId('registration', year, personId);
    const intentId = addCharge(data, book, {
      purpose: 'commitment-shortfall',
      reference,
      personId,
      amount,
      year,
      at,
    });
    book.post({
      kind: 'commitment-shortfall',
      reference: intentId,
      at,
      sides: [
        [{ kind: 'clearing', eventYear: year }, amount],
        [account, -amount],
      ],
    });
  }
};

/** Later movements of donated money: refunds, shares, and the charges after the deadline. */
export const addAfterDonations = (data: DemoData, book: Book): void => {
  for (const season of seasons) {
    addRefund(data, book, season);
    addShares(data, book, season);
    addGenerosity(data, book, season);
    addShortfalls(data, book, season);
  }
};
