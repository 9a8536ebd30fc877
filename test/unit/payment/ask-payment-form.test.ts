import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import {
  handOverTo,
  paymentErrorsOf,
  paymentForm,
  requestAuthentication,
  requestPayment,
} from '#machines/payment/payment-form.ts';
import type { AuthenticationRequest, OpenPaymentForm, Paid } from '#machines/payment/payment-form.types.ts';
import { requestCard } from '#machines/payment/request-card.ts';
import { isWallet, wallets } from '#machines/payment/wallets.ts';
import { cardOf, openForm } from '#test/support/payment/open-form.ts';

const charge = { amount: 5_000, isMonthly: false };
const messages = { notOpen: 'No form is open.', refused: 'The form has errors.' };
const grant: Paid = { kind: 'granted', grant: 'grant-1' } as never;

const holding = (form: OpenPaymentForm | null) => {
  const holder = createActor(paymentForm).start();
  if (form !== null) handOverTo(holder)(form);
  return holder;
};

describe('a payment', () => {
  test.each([
    ['a card', cardOf('nonce')],
    ['a fund’s grant', grant],
  ])('by %s is handed on', async (_, paid) => {
    expect(await requestPayment(holding(openForm(paid)), charge, messages)).toEqual(paid);
  });

  test('that the person left is no payment, and marks the method', async () => {
    await expect(requestPayment(holding(openForm({ kind: 'left' })), charge, messages)).rejects.toMatchObject(
      {
        kind: 'invalid',
        message: messages.refused,
        fields: [
          { path: 'payment.method', code: 'invalid', message: expect.stringContaining('without paying') },
        ],
      },
    );
  });

  test('with mistakes marks their fields', async () => {
    const errors = [{ id: 'payment-number', message: 'Check the number.' }];
    const refused = requestPayment(holding(openForm({ kind: 'refused', errors })), charge, messages);
    const fields = [{ path: 'payment.number', code: 'invalid', message: 'Check the number.' }];
    await expect(refused).rejects.toMatchObject({ kind: 'invalid', fields });
  });

  test.each([
    ['without a form', holding(null)],
    ['without a flow', undefined],
  ])('%s is asked of nobody', async (_, holder) => {
    await expect(requestPayment(holder, charge, messages)).rejects.toMatchObject({
      message: messages.notOpen,
    });
    expect(paymentErrorsOf(holder)).toEqual({});
  });

  test('of a flow that takes only cards has a nonce, and no charge in its form', async () => {
    const pay = vi.fn(async () => cardOf('nonce'));
    expect(await requestCard(holding({ ...openForm(grant), pay }))).toEqual({ nonce: 'nonce' });
    expect(pay).toHaveBeenCalledWith({ amount: 0, isMonthly: false });
    await expect(requestCard(holding(openForm(grant)))).rejects.toMatchObject({ kind: 'unexpected' });
  });
});

describe('the bank’s question', () => {
  const { signal } = new AbortController();
  const request = { nonce: 'nonce', amount: 5_000 } as AuthenticationRequest;

  test('is asked by the open form', async () => {
    const authenticate = vi.fn(async () => ({ kind: 'authenticated', nonce: 'proven' }) as const);
    const holder = holding({ ...openForm(grant), authenticate });
    expect(await requestAuthentication(holder, request, signal)).toEqual({
      kind: 'authenticated',
      nonce: 'proven',
    });
    expect(authenticate).toHaveBeenCalledWith(request, signal);
  });

  test('can’t be asked without one', async () => {
    expect(await requestAuthentication(holding(null), request, signal)).toEqual({ kind: 'unavailable' });
    expect(await requestAuthentication(undefined, request, signal)).toEqual({ kind: 'unavailable' });
  });
});

describe('the holder of a form', () => {
  test('empties fields of the open form, and nothing without one', () => {
    const empty = vi.fn();
    const holder = holding({ ...openForm(grant), empty });
    holder.send({ type: 'card.emptied', fields: ['number'] as never });
    expect(empty).toHaveBeenCalledExactlyOnceWith(['number']);
    const without = holding(null);
    without.send({ type: 'card.emptied', fields: ['number'] as never });
    expect(without.getSnapshot().status).toBe('active');
  });

  test('is told of each form once, and of nothing after its flow has ended', () => {
    const holder = createActor(paymentForm).start();
    const send = vi.spyOn(holder, 'send');
    const handOver = handOverTo(holder);
    handOver(null);
    expect(send).not.toHaveBeenCalled();
    handOver(openForm(grant));
    expect(send).toHaveBeenCalledOnce();
    holder.stop();
    handOver(null);
    expect(send).toHaveBeenCalledOnce();
    expect(() => handOverTo(undefined)(openForm(grant))).not.toThrow();
  });
});

test('a wallet is one of those that a browser may offer', () => {
  expect(wallets.every(isWallet)).toBe(true);
  expect(['CreditCard', 'Chariot', 'saved', ''].some(isWallet)).toBe(false);
});
