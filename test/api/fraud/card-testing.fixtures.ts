import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TestApi, TestRequest } from '#test/support/api.ts';
import {
  card,
  type DonationAnswer,
  type DonationRequest,
  donation,
  type Outcome,
} from '#test/support/event/donations.ts';
import type { Problem } from '#test/support/event/registration.ts';

export type From = Pick<TestRequest, 'from' | 'as' | 'headers'>;

let visitors = 0;

/** An ordinary visitor: an address and a browser of their own. */
export const home = (more: From = {}): From => {
  visitors += 1;
  return {
    from: `198.${18 + Math.floor(visitors / 62_500)}.${Math.floor(visitors / 250) % 250}.${1 + (visitors % 250)}`,
    headers: { 'donation-device': randomUUID() },
    ...more,
  };
};

export const declinedNonces = [
  'fake-processor-declined-visa-nonce',
  'fake-processor-declined-mastercard-nonce',
  'fake-processor-declined-amex-nonce',
  'fake-bad-cvv-nonce',
  'fake-insufficient-funds-nonce',
];

/** $5 with a card that the gateway declines. */
export const declinedDonation = (at = 0, more: Partial<DonationRequest> = {}): DonationRequest =>
  donation({
    isFeeCovered: false,
    amount: 500,
    charge: 500,
    payment: card(declinedNonces[at % declinedNonces.length] ?? ''),
    ...more,
  });

export const statusOf = ({ status, body }: DonationAnswer): [number, string | null] => [
  status,
  body.code ?? null,
];

/** Simulates an attack: the gateway declines twenty donations of twenty strangers. */
export const declineTwenty = async (api: TestApi): Promise<void> => {
  for (let at = 0; at < 20; at += 1) {
    const email = `${randomUUID()}@${randomUUID()}.example`;
    const body = declinedDonation(at, { donor: { ...donation().donor, email } });
    const answer = await api.send<Outcome & Problem>('POST', '/donation', { body, ...home() });
    expect(statusOf(answer)).toEqual([402, 'payment-declined']);
  }
};
