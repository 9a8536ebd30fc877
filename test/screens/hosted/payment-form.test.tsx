import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OpenPaymentForm, Tokenized } from '#machines/payment/payment-form.types.ts';
import { PaymentForm } from '#src/features/payment/form/payment-form.tsx';
import type { PaymentFormHandle } from '#src/features/payment/form/payment-form.types.ts';
import { PaymentSlot } from '#src/features/payment/payment-slot.tsx';
import { render } from '#test/support/render.tsx';

const hosted = vi.hoisted(() => ({
  createClient: vi.fn(),
  createFields: vi.fn(),
}));
vi.mock('braintree-web/client', () => ({ create: hosted.createClient }));
vi.mock('braintree-web/hosted-fields', () => ({ create: hosted.createFields }));
vi.mock('braintree-web/data-collector', () => ({ create: async () => ({}) }));

const localToken = btoa(JSON.stringify({ version: 2, environment: 'development', merchantId: 'local' }));
/** Another one for each test: a page keeps the client of its token. */
let realToken = '';
let tokens = 0;
beforeEach(() => {
  tokens += 1;
  realToken = btoa(JSON.stringify({ version: 2, environment: 'production', merchantId: `m${tokens}` }));
});

const tokenize = async (form: { current: PaymentFormHandle | null }): Promise<Tokenized | undefined> => {
  let answer: Tokenized | undefined;
  await act(async () => {
    answer = await form.current?.tokenize();
  });
  return answer;
};

describe('the card form of the gateway simulator', () => {
  const open = async () => {
    const form = createRef<PaymentFormHandle>();
    const { container } = render(
      <form>
        <PaymentForm clientToken={localToken} ref={form} />
      </form>,
    );
    await screen.findByLabelText('Card number');
    return { form, container, user: userEvent.setup() };
  };
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

  test('a typed card is formatted, its brand is shown, and it becomes a nonce', async () => {
    const { form, user } = await open();
    await user.type(field('Card number'), '5555555555554444');
    expect(field('Card number').value).toBe('5555 5555 5555 4444');
    expect(screen.getByText('Mastercard')).toBeDefined();
    await user.type(field('Expiration date'), '1230');
    expect(field('Expiration date').value).toBe('12/30');
    await user.type(field('Security code'), '123');
    await user.type(field('Billing postal code'), '10001');
    expect(await tokenize(form)).toEqual({
      kind: 'tokenized',
      payment: {
        nonce: 'fake-valid-mastercard-nonce-1230',
        type: 'CreditCard',
        brand: 'Mastercard',
        last4: '4444',
      },
    });
  });

  test('invalid fields show errors, which also go to the summary and disappear when the donor types', async () => {
    const { form, user } = await open();
    const answer = await tokenize(form);
    expect(answer?.kind === 'refused' && answer.errors.map((error) => error.id)).toEqual([
      'payment-number',
      'payment-expiration',
      'payment-cvv',
      'payment-postal-code',
    ]);
    expect(field('Security code').getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById('payment-cvv-error')?.textContent).toBe(
      'Enter your card’s security code.',
    );
    await user.type(field('Security code'), '1');
    expect(document.getElementById('payment-cvv-error')).toBeNull();
    await user.tab();
    expect(document.getElementById('payment-cvv-error')?.textContent).toContain('isn’t right');
  });

  test('the fields allow autofill, and never reach form data or storage', async () => {
    const { container, user } = await open();
    await user.type(field('Card number'), '4111111111111111');
    const inputs = [...container.querySelectorAll('input')];
    expect(inputs.map((input) => [input.autocomplete, input.name])).toEqual([
      ['cc-number', ''],
      ['cc-exp', ''],
      ['cc-csc', ''],
      ['billing postal-code', ''],
    ]);
    const form = container.querySelector('form');
    expect(form && [...new FormData(form).keys()]).toEqual([]);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  test('choosing a test card fills the form', async () => {
    const { form, user } = await open();
    await user.click(screen.getByText('Test cards'));
    await user.click(within(screen.getByRole('list')).getByRole('button', { name: /3782 822463 10005/ }));
    expect(await tokenize(form)).toMatchObject({ payment: { brand: 'American Express', last4: '0005' } });
  });
});

describe('the gateway’s hosted fields', () => {
  type FieldState = { isEmpty: boolean; isValid: boolean; isFocused?: boolean };
  const state = (number: FieldState, others: Record<string, FieldState> = {}) => {
    const right: FieldState = { isEmpty: false, isValid: true };
    return { fields: { number, expirationDate: right, cvv: right, postalCode: right, ...others } };
  };
  const fields = {
    getState: vi.fn(() => state({ isEmpty: false, isValid: true })),
    tokenize: vi.fn(),
    setMessage: vi.fn(),
    focus: vi.fn(),
    on: vi.fn(),
    setAttribute: vi.fn(),
    teardown: vi.fn(async () => undefined),
  };
  const open = async () => {
    hosted.createClient.mockResolvedValue('client');
    hosted.createFields.mockResolvedValue(fields);
    const form = createRef<PaymentFormHandle>();
    const onChange = vi.fn();
    const view = render(
      <form>
        <PaymentForm clientToken={realToken} ref={form} disabled onChange={onChange} />
      </form>,
    );
    await screen.findByText('Card number');
    // The text is there before React has run the effect that opens the fields.
    await waitFor(() => expect(hosted.createFields).toHaveBeenCalled());
    return { form, view, onChange };
  };
  /** Sends an event like the gateway's fields, to the last listener. */
  const tell = (event: string, detail: object) =>
    fields.on.mock.calls.findLast(([name]) => name === event)?.[1](detail);
  afterEach(() => {
    fields.tokenize.mockReset();
    hosted.createClient.mockReset();
    hosted.createFields.mockReset();
  });

  test('hosted fields open with the client token, and are torn down on unmount', async () => {
    const { form, view } = await open();
    fields.tokenize.mockResolvedValue({ nonce: 'n', details: { cardType: 'MasterCard', lastFour: '4444' } });
    expect(await tokenize(form)).toEqual({
      kind: 'tokenized',
      payment: { nonce: 'n', type: 'CreditCard', brand: 'Mastercard', last4: '4444' },
    });
    expect(hosted.createClient).toHaveBeenCalledWith({ authorization: realToken });
    const options = hosted.createFields.mock.calls[0]?.[0];
    expect(options.fields.cvv).toEqual({
      container: '#payment-cvv',
      iframeTitle: 'Security code',
      internalLabel: 'Security code',
    });
    expect(view.container.querySelectorAll('input')).toHaveLength(0);
    expect(fields.setAttribute).toHaveBeenCalledWith({ field: 'cvv', attribute: 'disabled', value: true });
    view.unmount();
    await waitFor(() => expect(fields.teardown).toHaveBeenCalled());
  });

  test('invalid hosted fields are refused before tokenization', async () => {
    const { form, onChange } = await open();
    fields.getState.mockReturnValueOnce(state({ isEmpty: true, isValid: false }));
    expect(await tokenize(form)).toEqual({
      kind: 'refused',
      errors: [{ id: 'payment-number', message: 'Enter the number on your card.' }],
    });
    expect(document.getElementById('payment-number-error')?.textContent).toBe(
      'Enter the number on your card.',
    );
    expect(fields.tokenize).not.toHaveBeenCalled();
    act(() => tell('validityChange', { emittedBy: 'number' }));
    expect(document.getElementById('payment-number-error')).toBeNull();
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('a complete hosted field leads to the next empty one, and Enter sends the form', async () => {
    await open();
    const typed = { isEmpty: false, isValid: true, isFocused: true };
    const empty = { isEmpty: true, isValid: false };
    fields.getState.mockReturnValueOnce(state(typed, { cvv: empty }));
    act(() => tell('validityChange', { emittedBy: 'number' }));
    expect(fields.focus.mock.calls).toEqual([['cvv']]);
    // An autofilled field does not move the focus.
    fields.getState.mockReturnValueOnce(state({ ...typed, isFocused: false }, { cvv: empty }));
    act(() => tell('validityChange', { emittedBy: 'number' }));
    expect(fields.focus.mock.calls).toEqual([['cvv']]);
    const submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => undefined);
    act(() => tell('inputSubmitRequest', {}));
    expect(submit).toHaveBeenCalledOnce();
    submit.mockRestore();
  });

  test.each([
    ['HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED', 'payment-cvv', 'security code'],
    ['HOSTED_FIELDS_FAILED_TOKENIZATION', 'payment-number', 'card number'],
    ['HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR', 'payment-number', 'connection'],
  ])('the gateway error %s shows at %s', async (code, id, words) => {
    const { form } = await open();
    fields.tokenize.mockRejectedValueOnce(Object.assign(new Error(code), { code }));
    expect(await tokenize(form)).toEqual({
      kind: 'refused',
      errors: [{ id, message: expect.stringContaining(words) }],
    });
  });

  test('an unreachable gateway shows an alert to reload the page', async () => {
    hosted.createClient.mockRejectedValue(new Error('offline'));
    const form = createRef<PaymentFormHandle>();
    render(<PaymentForm clientToken={realToken} ref={form} />);
    expect((await screen.findByRole('alert')).textContent).toContain('reload this page');
    expect(await tokenize(form)).toMatchObject({ kind: 'refused' });
  });

  test('an unreadable client token opens hosted fields, not the simulator', async () => {
    hosted.createClient.mockResolvedValue('client');
    hosted.createFields.mockResolvedValue(fields);
    const form = createRef<PaymentFormHandle>();
    render(<PaymentForm clientToken="no token" ref={form} />);
    await screen.findByText('Card number');
    expect(screen.queryByText('Test cards')).toBeNull();
  });
});

describe('the payment slot', () => {
  const answer = (status: number, body: object) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

  test('a failed token request can be retried, and then the form pays', async () => {
    const problem = { title: 'x', status: 503, code: 'temporarily-unavailable', type: 'x', traceId: 'x' };
    const requests = vi
      .fn<typeof fetch>()
      .mockResolvedValueOnce(answer(503, problem))
      .mockResolvedValueOnce(
        answer(200, { clientToken: localToken, chariotConnect: null, googleMerchantId: null }),
      );
    vi.stubGlobal('fetch', requests);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const onChange = vi.fn();
    const onReady = vi.fn<(form: OpenPaymentForm | null) => void>();
    await act(async () => {
      render(<PaymentSlot disabled={false} onChange={onChange} onReady={onReady} />);
    });
    const user = userEvent.setup();
    const again = await screen.findByRole('button', { name: 'Reload it' });
    await act(async () => again.click());
    await user.type(await screen.findByLabelText('Card number'), '4');
    expect(onChange).toHaveBeenCalledOnce();
    expect(requests.mock.calls.map(([request]) => new URL((request as Request).url).pathname)).toEqual([
      '/api/payment/token',
      '/api/payment/token',
    ]);
    const pay = () => onReady.mock.lastCall?.[0]?.pay({ amount: 0, isMonthly: false });
    expect(await act(async () => pay())).toMatchObject({ errors: [{ id: 'payment-number' }, {}, {}, {}] });
    await user.click(screen.getByText('Test cards'));
    await user.click(screen.getByRole('button', { name: /4111 1111 1111 1111/ }));
    expect(await act(async () => pay())).toMatchObject({
      payment: { nonce: expect.stringMatching(/^fake-valid-visa-nonce-12\d\d$/) },
    });
    cleanup();
    expect(onReady).toHaveBeenLastCalledWith(null);
  });
});
