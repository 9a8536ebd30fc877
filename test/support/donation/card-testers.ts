import { randomUUID } from 'node:crypto';
import { give } from '#server/donation/donation.giving.ts';
import type { DonationCall } from '#server/donation/donation.types.ts';
import { challengeFor, secretOf } from '#server/fraud/fraud.proof.ts';
import type { OpenPlatform } from '#server/open-platform.ts';
import { ProblemError } from '#server/platform/problems/problem-error.ts';
import { recurringPlans } from '#server/recurring-donation/recurring-donation.ts';
import type { Random } from '#server/seed/random.ts';
import { findAnswer } from '#src/features/donation/proof/find-answer.ts';
import { card, type DonationRequest, donation } from '#test/support/event/donations.ts';
import { silent } from '#test/support/silent.ts';

export type From = { address: string; device: string; email: string };

/** `201`, or the problem's status and code. */
export type Ending = string;

/** Sends donations past the wire, since a hundred thousand requests take longer than all that is looked at here. */
export const senderOf = (platform: OpenPlatform['platform']) => {
  const send = async (body: DonationRequest, key: string, { address, device }: From): Promise<Ending> => {
    const headers = { 'idempotency-key': key, 'donation-device': device };
    const call = { body, headers, address, caller: null, log: silent } as unknown as DonationCall;
    try {
      return String((await give(platform, recurringPlans, call)).status);
    } catch (error) {
      if (error instanceof ProblemError) return `${error.status} ${error.code}`;
      throw error;
    }
  };

  /** Work of one bit: what it takes a tester is not what is looked at. */
  const proofFor = async (key: string) => {
    const { challenge } = challengeFor(await secretOf(platform.db), key, 1, platform.clock.now());
    return { challenge, answer: findAnswer(challenge, 1) };
  };

  return { send, proofFor };
};

export type Sender = ReturnType<typeof senderOf>;

const from = (address: string, email: string): From => ({ address, device: randomUUID(), email });

const donationOf = (
  random: Random,
  { email }: From,
  payment: DonationRequest['payment'],
): DonationRequest => {
  const amount = random.whole(5, 500) * 100;
  return donation({
    isFeeCovered: false,
    amount,
    charge: amount,
    donor: { ...donation().donor, email },
    payment,
  });
};

const dead = [
  'fake-processor-declined-visa-nonce',
  'fake-processor-declined-mastercard-nonce',
  'fake-bad-cvv-nonce',
  'fake-insufficient-funds-nonce',
] as const;
const claimed = (nonce: string) => ({ ...card(nonce), isAuthenticated: true });

/** What a tester sends with a stolen card: as it is, with an authentication that isn't there, or with one that the network only attempted. */
const paymentsOf = (random: Random, nonce: string): DonationRequest['payment'] =>
  random.weighted<DonationRequest['payment']>([
    [card(nonce), 50],
    [claimed(nonce), 20],
    [claimed(`tokencc_bh_${randomUUID()}`), 15],
    [{ ...card(nonce), type: 'PayPalAccount' }, 10],
    [claimed(`attempted-${nonce}`), 5],
  ]);

/** One try of a tester who has a fresh device, e-mail domain and card for each, and does the work before anybody asks for it. */
export const testerTries = async (
  { send, proofFor }: Sender,
  random: Random,
  addresses: number,
): Promise<Ending> => {
  const place = random.whole(0, addresses - 1);
  const at = `198.${18 + (place >> 16)}.${(place >> 8) & 255}.${place & 255}`;
  const who = from(at, `${randomUUID()}@${randomUUID()}.example`);
  const isLive = random.chance(random.whole(0, 20) / 100);
  const nonce = isLive ? 'fake-valid-visa-nonce' : random.pick(dead);
  const request = donationOf(random, who, paymentsOf(random, nonce));
  const key = randomUUID();
  return send({ ...request, proof: await proofFor(key) }, key, who);
};

/** A donor: one in twenty mistypes the security code, one in thirty has a card that can't be authenticated and takes PayPal then. */
export const donorGives = async (
  { send, proofFor }: Sender,
  random: Random,
  address: string,
): Promise<Ending> => {
  const who = from(
    address,
    `${randomUUID()}@${random.pick(['gmail.example', 'yahoo.example', 'work.example'])}`,
  );
  const mistypes = random.chance(0.05) ? 1 : 0;
  const isEnrolled = !random.chance(1 / 30);
  let key = randomUUID();
  let request = donationOf(random, who, card(mistypes > 0 ? 'fake-bad-cvv-nonce' : 'fake-valid-visa-nonce'));
  let ending = '';
  for (let step = 0; step < 6; step += 1) {
    ending = await send(request, key, who);
    if (ending === '428 proof-of-work-needed') request = { ...request, proof: await proofFor(key) };
    else if (ending === '428 authentication-needed') {
      const { nonce } = request.payment as { nonce: string };
      const payment = isEnrolled
        ? claimed(`authenticated-${nonce}`)
        : { ...card('fake-paypal-one-time-nonce'), type: 'PayPalAccount' as const };
      request = { ...request, payment };
    } else if (ending === '402 payment-declined' && step < 3) {
      key = randomUUID();
      request = { ...request, proof: null, payment: card('fake-valid-visa-nonce') };
    } else return ending;
  }
  return ending;
};
