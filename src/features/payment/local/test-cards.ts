import { digitsOf } from './card-brand.ts';

export type TestCard = { number: string; nonce: string; does: string };

/**
 * The card numbers that the local simulator accepts, and their results. Any future expiry date, security code and postal code will do: only
 * the number matters. Insufficient funds shows only when the card is charged; the other refusals also when it is saved.
 */
export const testCards: readonly TestCard[] = [
  { number: '4111111111111111', nonce: 'fake-valid-visa-nonce', does: 'Visa, works' },
  { number: '5555555555554444', nonce: 'fake-valid-mastercard-nonce', does: 'Mastercard, works' },
  { number: '378282246310005', nonce: 'fake-valid-amex-nonce', does: 'American Express, works' },
  { number: '6011111111111117', nonce: 'fake-valid-discover-nonce', does: 'Discover, works' },
  { number: '4000000000072001', nonce: 'fake-insufficient-funds-nonce', does: 'not enough money' },
  { number: '4000111111111115', nonce: 'fake-processor-declined-visa-nonce', does: 'declined by the bank' },
  { number: '4000000000042004', nonce: 'fake-expired-card-nonce', does: 'expired' },
  { number: '4000000000062010', nonce: 'fake-bad-cvv-nonce', does: 'wrong security code' },
  { number: '4000000000082059', nonce: 'fake-bad-postal-code-nonce', does: 'wrong postal code' },
  { number: '4000111111111511', nonce: 'fake-gateway-rejected-fraud-nonce', does: 'stopped as fraud' },
  {
    number: '4000000000001067',
    nonce: 'fake-three-d-secure-visa-unavailable-nonce',
    does: 'works, but its bank can’t be asked',
  },
  { number: '3530111333300000', nonce: 'fake-processor-failure-jcb-nonce', does: 'payment service down' },
];

export const testCardOf = (number: string): TestCard | undefined =>
  testCards.find((card) => card.number === digitsOf(number));
