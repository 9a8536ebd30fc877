import type { Locator, Page, Request } from 'playwright/test';
import { ownApi } from '#test/support/base-camp/own-api.ts';
import { giveRecurring } from '#test/support/donation/give-recurring.ts';
import { foundPeloton, riderElsewhere, signInRider } from '#test/support/member-desk/desk-people.ts';
import { wheelers } from '#test/support/membership/membership-browser.ts';
import { signInOnRoute } from '#test/support/ride-route/riders.ts';
import { chargesOf, lettersTo } from '#test/support/sandbox-reports.ts';
import { newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

/** What a person is about to send, on the open page. */
type Sending = {
  button: Locator;
  /** Shown once it is done, also after a reload. */
  done: Locator;
  /** How often it was done. */
  count: () => Promise<number>;
  /** What the page shows after a reload where it wasn't done, if it isn't the button, and the way back to it. */
  again?: { shown: Locator; prepare: () => Promise<void> };
};

const isSent = (request: Request): boolean =>
  request.method() !== 'GET' && /\/api\/(?!sightings)/.test(request.url());

const moments: Record<string, (page: Page, press: Promise<void>) => Promise<unknown>> = {
  'at the press': (_page, press) => press,
  'as the request goes out': (page) => page.waitForRequest(isSent),
  'as the answer comes': (page) => page.waitForResponse((response) => isSent(response.request())),
};

const salesTo = async (page: Page, email: string): Promise<number> =>
  (await chargesOf(page)).filter(({ emailAddress, type }) => emailAddress === email && type === 'sale')
    .length;

const flows: Record<string, (page: Page) => Promise<Sending>> = {
  'pays the registration fee': async (page) => {
    const person = newPerson('Rosa', 'Marin');
    await signInFast(page, person);
    const mix = { challenger: false, signature: true, gravel: false, volunteer: false };
    const data = { emailAddress: person.email, scenario: { mix, nextStep: 'fee', payment: 'none' } };
    expect((await page.request.put('/sandbox/api/registrations', { data })).ok()).toBe(true);
    await page.goto('/registration');
    return {
      button: page.getByRole('button', { name: /^Pay \$[\d,.]+ and finish/ }),
      done: page.getByRole('heading', { level: 1, name: 'You’re in, Rosa' }),
      count: () => salesTo(page, person.email),
    };
  },
  'pays for another route': async (page) => {
    const person = await signInOnRoute(page, 'Ida', 'Fire Road Sampler');
    const before = await salesTo(page, person.email);
    await page.goto('/ride-route/edit');
    await page.getByRole('button', { name: 'Choose another route of Gravel Day' }).click();
    await page.getByRole('button', { name: 'See what Ridgeline changes' }).click();
    await page.getByLabel(/^I commit to raise/).check();
    return {
      button: page.getByRole('button', { name: 'Pay $50.00 and ride Ridgeline' }),
      done: page.getByRole('heading', { level: 2, name: 'Ridgeline', exact: true }),
      count: async () => (await salesTo(page, person.email)) - before,
    };
  },
  'asks to join a peloton': async (page) => {
    const person = newPerson('Tess', 'Larkspur');
    const api = ownApi(page);
    await signInFast(page, person);
    await api.takePart(person);
    await page.goto(`/peloton/${wheelers}?join=yes`);
    const done = page.getByRole('dialog').getByRole('heading', { name: 'You asked to join' });
    return {
      button: page.getByRole('dialog').getByRole('button', { name: 'Ask to join' }),
      done,
      count: () => done.count(),
    };
  },
  'changes a recurring donation': async (page) => {
    const person = newPerson('Dana', 'Rivers');
    await giveRecurring(page, person.email, { recipientType: 'General', id: null });
    await signInFast(page, person, '/edit-donation');
    const form = page.getByRole('button', { name: 'Change this gift to the general fund' });
    const change = async () => {
      await form.click();
      await page.getByLabel(/^Another amount/).fill('75');
    };
    await change();
    const done = page.getByRole('main').getByText(/^\$75(\.00)?$/);
    return {
      button: page.getByRole('button', { name: /^Save: \$/ }),
      done,
      count: () => done.count(),
      again: { shown: form, prepare: change },
    };
  },
  'asks for a code to change the contact address': async (page) => {
    const person = newPerson('Stella', 'Stone');
    await signInFast(page, person, '/register');
    await page.getByRole('button', { name: 'Stella' }).click();
    await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
    await page.getByRole('button', { name: 'Change this address' }).click();
    const fresh = newPerson('Stella', 'Stone').email;
    await page.getByLabel('New e-mail address').fill(fresh);
    return {
      button: page.getByRole('button', { name: 'Send me a code' }),
      done: page.getByText(`We sent a code to ${fresh}.`),
      count: async () => (await lettersTo(page, fresh, 'contact-address-code')).length,
    };
  },
  'sends a letter to the members': async (page) => {
    const captain = await signInRider(page, 'Cora', 'Lind');
    const { id } = await foundPeloton(captain);
    const ana = await riderElsewhere(page, 'Ana', 'Silva');
    await ana.ask('POST', `/peloton/${id}/join`, { message: null });
    await captain.ask('POST', `/peloton/${id}/approve`, { userIds: [ana.publicId] });
    await page.goto(`/peloton/${id}/members`);
    await page.getByLabel('Subject').fill('Sunday’s ride');
    await page.getByLabel('Your message').fill('We meet at 8.');
    return {
      button: page.getByRole('button', { name: 'Send to 1 member' }),
      done: page.getByRole('region', { name: 'Logbook' }).getByText('wrote to 1 member.'),
      count: async () => (await lettersTo(page, ana.email, 'peloton-letter')).length,
    };
  },
};

test.use({ allowedComplaints: ['net::ERR_ABORTED'] });

for (const [flow, open] of Object.entries(flows)) {
  for (const [name, moment] of Object.entries(moments)) {
    test(`a person who ${flow} and reloads ${name} has done it once`, async ({ page }) => {
      test.slow();
      const { button, done, count, again } = await open(page);
      await expect(button).toBeEnabled();
      // The page asks before it is left while something is unsent.
      page.on('dialog', (dialog) => void dialog.accept());
      const press = Promise.withResolvers<void>();
      const reloaded = moment(page, press.promise).then(() => page.reload());
      await button.click();
      press.resolve();
      await reloaded;

      await expect(done.or(again?.shown ?? button).first()).toBeVisible({ timeout: 40_000 });
      if (!(await done.isVisible())) {
        expect(await count()).toBe(0);
        await again?.prepare();
        await button.click();
      }
      await expect(done).toBeVisible();
      expect(await count()).toBe(1);
    });
  }
}
