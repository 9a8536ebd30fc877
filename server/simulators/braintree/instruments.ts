import type { CardDecline } from '#server/platform/payments/payments.ts';
import type { Reports } from './reports.ts';
import { type Ending, refusedNonces, testMethodOf, unknownNonce } from './test-nonces.ts';
import type { MethodRow } from './wire.ts';

export type Instrument = { originNonce: string; method: MethodRow | null; ending: Ending | null };
export type NoInstrument = { code: string; message: string };

const endings: Readonly<Record<CardDecline, Ending>> = {
  'insufficient-funds': {
    kind: 'processor-declined',
    code: '2001',
    text: 'Insufficient Funds',
    verification: true,
  },
  'do-not-honor': { kind: 'processor-declined', code: '2000', text: 'Do Not Honor', verification: true },
  'expired-card': { kind: 'processor-declined', code: '2004', text: 'Expired Card', verification: true },
  'bad-cvv': { kind: 'gateway-rejected', reason: 'cvv', verification: true },
  'bad-postal-code': { kind: 'gateway-rejected', reason: 'avs', verification: true },
  'gateway-down': {
    kind: 'processor-failed',
    code: '3000',
    text: 'Processor Network Unavailable - Try Again',
    verification: true,
  },
  fraud: { kind: 'gateway-rejected', reason: 'fraud', verification: true },
};

/** The gateway's answer for a refusal chosen at /sandbox. */
export const endingOf = (reason: CardDecline): Ending => endings[reason];

const endingOfNonce = (originNonce: string): Ending | null => testMethodOf(originNonce)?.ending ?? null;

export const isNoInstrument = (found: Instrument | NoInstrument): found is NoInstrument => 'code' in found;

/** The method behind a nonce. A saved method's nonce works once; test nonces always work. */
export const byNonce = async (reports: Reports, nonce: string): Promise<Instrument | NoInstrument> => {
  const refused = refusedNonces[nonce];
  if (refused) return refused;
  if (testMethodOf(nonce)) return { originNonce: nonce, method: null, ending: endingOfNonce(nonce) };
  const made = await reports.nonce(nonce);
  const method = made && (await reports.method(made.paymentMethodToken));
  if (!method) return unknownNonce;
  if (!(await reports.consumeNonce(nonce))) return refusedNonces['fake-consumed-nonce'] ?? unknownNonce;
  return { originNonce: method.originNonce, method, ending: endingOfNonce(method.originNonce) };
};

export const byToken = async (reports: Reports, token: string): Promise<Instrument | NoInstrument> => {
  const method = await reports.method(token);
  if (!method) return { code: '91518', message: 'Payment method token is invalid.' };
  return { originNonce: method.originNonce, method, ending: endingOfNonce(method.originNonce) };
};
