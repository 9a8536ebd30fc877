import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { receipt } from '#test/support/donation/donation-fixture.ts';
import { maya } from '#test/support/profile/profile-fixture.ts';
import { type Api, openApp } from '#test/support/profile/whole-app.tsx';

/** What comes late on the site would come very late on a machine that is busy with other tests. */
export const loadCheckout = async (): Promise<void> => {
  await import('#src/routes/-checkout/donate-checkout.tsx');
  await import('#src/features/payment/local/local-card-form.tsx');
  await import('#src/features/payment/local/local-wallets.tsx');
  await import('#src/features/payment/ways/fund-panel.tsx');
  await import('#src/features/payment/local/local-fund.tsx');
};

const clearStores = () => {
  for (const store of [sessionStorage, localStorage]) store.clear();
};

/** Each test begins in a new tab. Call it at the top of a file. */
export const givenCheckout = (): void => {
  beforeAll(loadCheckout);
  beforeEach(clearStores);
  afterEach(clearStores);
};

const address = '/donate?recipient=maya-okafor&recipientType=User';
const token = btoa(JSON.stringify({ version: 2, environment: 'development', merchantId: 'local' }));

export const apiWith = (more: Api = {}): Api => ({
  'GET /api/user/maya-okafor': { status: 200, body: maya },
  'POST /api/payment/token': {
    status: 200,
    body: { clientToken: token, chariotConnect: 'local', googleMerchantId: null },
  },
  ...more,
});

export const main = () => within(screen.getByRole('main'));
export const field = (name: string | RegExp) => main().getByRole('textbox', { name });

export const open = async (api: Api = apiWith()) => {
  const person = userEvent.setup();
  const app = await openApp(address, { api });
  await screen.findByRole('heading', { level: 1, name: 'Give to Maya Okafor' });
  // What has run once has kept the session's own choices.
  await waitFor(() => expect(sessionStorage.getItem('isProcessingFeeChecked')).not.toBeNull());
  return { ...app, person };
};

export type Hand = Awaited<ReturnType<typeof open>>['person'];

export const patience = { timeout: 25_000 };
/** Looks for `main` each time: on a busy machine the button may come with another one than that of the moment of the call. */
export const press = async (person: Hand, name: string | RegExp) =>
  person.click(await waitFor(() => main().getByRole('button', { name }), patience));
export const heading = (name: string) => screen.findByRole('heading', { name }, patience);

export const pick = (person: Hand, amount: string) =>
  person.click(main().getByRole('radio', { name: amount }));

export const choose = async (person: Hand, amount: string) => {
  await pick(person, amount);
  await press(person, 'Continue');
  await heading('Who’s giving?');
};

export const fillIn = async (person: Hand, texts: [string | RegExp, string][]) => {
  for (const [name, text] of texts) {
    await person.click(field(name));
    await person.paste(text);
  }
};

export const introduce = async (person: Hand) => {
  await fillIn(person, [
    ['First name', 'Ivo'],
    ['Last name', 'Lindqvist'],
    ['E-mail', 'ivo@example.org'],
  ]);
  await press(person, 'Continue');
  await heading('How will you pay?');
};

export const useTestCard = async (person: Hand) => {
  await screen.findByLabelText('Card number', {}, patience);
  await person.click(screen.getByText('Test cards'));
  await person.click(screen.getByRole('button', { name: /4111 1111 1111 1111/ }));
  await person.type(field('ZIP code'), '02139');
};

export const charged = { state: 'charged', receipt, reason: null, detail: null };

export const seenBy = () =>
  [...document.querySelectorAll('#donation [aria-label="Who will see this"] > div')].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
  ]);

export const labelOfFocus = () => {
  const { activeElement } = document;
  const label = activeElement?.id ? document.querySelector(`label[for="${activeElement.id}"]`) : null;
  return (label ?? activeElement?.closest('label') ?? activeElement)?.textContent?.trim() ?? '';
};
