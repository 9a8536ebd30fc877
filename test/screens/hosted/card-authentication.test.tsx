import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AuthenticationRequest } from '#machines/payment/payment-form.types.ts';
import { PaymentForm } from '#src/features/payment/form/payment-form.tsx';
import type { PaymentFormHandle } from '#src/features/payment/form/payment-form.types.ts';
import { render } from '#test/support/render.tsx';

const hosted = vi.hoisted(() => ({
  createClient: vi.fn(),
  createFields: vi.fn(),
  createSecure: vi.fn(),
  createCollector: vi.fn(),
}));
vi.mock('braintree-web/client', () => ({ create: hosted.createClient }));
vi.mock('braintree-web/hosted-fields', () => ({ create: hosted.createFields }));
vi.mock('braintree-web/three-d-secure', () => ({ create: hosted.createSecure }));
vi.mock('braintree-web/data-collector', () => ({ create: hosted.createCollector }));

const request: AuthenticationRequest = {
  nonce: 'fake-valid-visa-nonce-0431',
  amount: 5_181,
  payer: {
    firstName: 'Ivo',
    lastName: 'Lindqvist',
    email: 'ivo@example.org',
    phone: '+16175550142',
    address: {
      address: '12 Harbor Street',
      city: 'Boston',
      state: 'MA',
      postalCode: '02139',
      country: 'US',
    },
  },
};

afterEach(cleanup);

const open = async (clientToken: string) => {
  const form = createRef<PaymentFormHandle>();
  render(<PaymentForm clientToken={clientToken} ref={form} />);
  await screen.findByText('Card number');
  const leaving = new AbortController();
  const authenticate = (asked = request) => {
    let outcome: Promise<unknown> = Promise.resolve();
    act(() => {
      outcome = form.current?.authenticate(asked, leaving.signal) ?? outcome;
    });
    return outcome;
  };
  return { form, authenticate, leaving, user: userEvent.setup() };
};

describe('the sandbox’s simulated bank', () => {
  const token = btoa(JSON.stringify({ version: 2, environment: 'development', merchantId: 'local' }));
  const press = (name: string) => screen.getByRole('button', { name });

  test('the right code, confirmed by the Enter key, authenticates the card', async () => {
    const { authenticate, user } = await open(token);
    const outcome = authenticate();
    expect((await screen.findByRole('dialog')).textContent).toContain('$51.81');
    await user.type(screen.getByLabelText('Code'), '1234{Enter}');
    expect(await outcome).toEqual({
      kind: 'authenticated',
      nonce: 'authenticated-fake-valid-visa-nonce-0431',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('an empty code shows an error, and a wrong code fails the authentication', async () => {
    const { authenticate, user } = await open(token);
    const outcome = authenticate();
    await user.click(press('Confirm'));
    expect(screen.getByText('Enter the code that your bank sent you.')).toBeDefined();
    await user.type(screen.getByLabelText('Code'), '0000');
    await user.click(press('Confirm'));
    expect(await outcome).toEqual({ kind: 'failed' });
  });

  test('going back, or an abort, ends the authentication with “left”', async () => {
    const { authenticate, user, leaving } = await open(token);
    const first = authenticate();
    await user.click(press('Go back without paying'));
    expect(await first).toEqual({ kind: 'left' });
    const second = authenticate();
    act(() => leaving.abort());
    expect(await second).toEqual({ kind: 'left' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a card without 3-D Secure is reported as unavailable', async () => {
    const { authenticate } = await open(token);
    const nonce = 'fake-three-d-secure-visa-unavailable-nonce-0431';
    expect(await authenticate({ ...request, nonce })).toEqual({ kind: 'unavailable' });
  });
});

describe('the gateway’s 3-D Secure', () => {
  const right = { isEmpty: false, isValid: true };
  const fields = {
    getState: () => ({ fields: { number: right, expirationDate: right, cvv: right, postalCode: right } }),
    tokenize: vi.fn(async () => ({
      nonce: 'n',
      details: { cardType: 'Visa', lastFour: '1111', bin: '411111' },
    })),
    setMessage: () => undefined,
    on: () => undefined,
    setAttribute: () => undefined,
    teardown: async () => undefined,
  };
  const secure = { verifyCard: vi.fn(), on: vi.fn(), teardown: vi.fn(async () => undefined) };
  let tokens = 0;
  beforeEach(() => {
    hosted.createClient.mockResolvedValue('client');
    hosted.createFields.mockResolvedValue(fields);
    hosted.createSecure.mockResolvedValue(secure);
    hosted.createCollector.mockResolvedValue({ deviceData: '{"correlation_id":"c"}' });
  });
  afterEach(() => vi.clearAllMocks());
  const openHosted = async () => {
    tokens += 1;
    const opened = await open(btoa(JSON.stringify({ environment: 'production', merchantId: `s${tokens}` })));
    let answer: unknown;
    await act(async () => {
      answer = await opened.form.current?.tokenize();
    });
    return { ...opened, answer };
  };
  const ended = (status: string, liabilityShifted: boolean) =>
    secure.verifyCard.mockResolvedValueOnce({ nonce: 'n2', threeDSecureInfo: { status, liabilityShifted } });

  test('tokenization returns the device data with the nonce', async () => {
    expect((await openHosted()).answer).toEqual({
      kind: 'tokenized',
      payment: {
        nonce: 'n',
        type: 'CreditCard',
        brand: 'Visa',
        last4: '1111',
        deviceData: '{"correlation_id":"c"}',
      },
    });
    expect(hosted.createCollector).toHaveBeenCalledWith({ client: 'client' });
  });

  test('tokenization succeeds when the data collector fails', async () => {
    hosted.createCollector.mockRejectedValue(new Error('offline'));
    expect((await openHosted()).answer).toMatchObject({ kind: 'tokenized', payment: { nonce: 'n' } });
  });

  test('authentication requests a challenge with the amount and the donor’s address', async () => {
    const { authenticate } = await openHosted();
    ended('authenticate_successful', true);
    expect(await authenticate()).toEqual({ kind: 'authenticated', nonce: 'n2' });
    expect(secure.verifyCard).toHaveBeenCalledWith({
      nonce: request.nonce,
      bin: '411111',
      amount: '51.81',
      email: 'ivo@example.org',
      billingAddress: {
        givenName: 'Ivo',
        surname: 'Lindqvist',
        phoneNumber: '16175550142',
        streetAddress: '12 Harbor Street',
        locality: 'Boston',
        region: 'MA',
        postalCode: '02139',
        countryCodeAlpha2: 'US',
      },
      challengeRequested: true,
      onLookupComplete: expect.any(Function),
    });
    await waitFor(() => expect(secure.teardown).toHaveBeenCalled());
  });

  test('authentication leaves out the dash of a donor with one name', async () => {
    const { authenticate } = await openHosted();
    ended('authenticate_successful', true);
    await authenticate({ ...request, payer: { ...request.payer, firstName: 'Suharti', lastName: '–' } });
    const [[{ billingAddress }] = [{}]] = secure.verifyCard.mock.calls;
    expect(billingAddress).toMatchObject({ givenName: 'Suharti' });
    expect(billingAddress).not.toHaveProperty('surname');
  });

  test.each([
    ['authenticate_attempt_successful', true, 'authenticated'],
    ['authenticate_failed', false, 'failed'],
    ['authenticate_rejected', false, 'failed'],
    ['lookup_not_enrolled', false, 'unavailable'],
    ['authenticate_unable_to_authenticate', false, 'unavailable'],
  ])('the bank’s status decides the outcome: %s', async (status, isShifted, kind) => {
    const { authenticate } = await openHosted();
    ended(status, isShifted);
    expect(await authenticate()).toMatchObject({ kind });
  });

  test('a failed lookup, or a merchant without 3-D Secure, is reported as unavailable', async () => {
    const { authenticate } = await openHosted();
    secure.verifyCard.mockRejectedValueOnce(new Error('THREEDS_LOOKUP_ERROR'));
    expect(await authenticate()).toEqual({ kind: 'unavailable' });
    hosted.createSecure.mockRejectedValue(new Error('THREEDS_NOT_ENABLED'));
    expect(await authenticate()).toEqual({ kind: 'unavailable' });
  });

  test('closing the bank’s window ends the authentication with “left”', async () => {
    const { authenticate } = await openHosted();
    secure.verifyCard.mockReturnValueOnce(new Promise(() => undefined));
    const outcome = authenticate();
    await waitFor(() => expect(secure.on).toHaveBeenCalled());
    secure.on.mock.lastCall?.[1]();
    expect(await outcome).toEqual({ kind: 'left' });
  });
});
