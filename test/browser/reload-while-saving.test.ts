import type { Locator, Page, Request } from 'playwright/test';
import { ownApi } from '#test/support/base-camp/own-api.ts';
import { movePointer } from '#test/support/browser/move-pointer.ts';
import { giveRecurring } from '#test/support/donation/give-recurring.ts';
import { foundPeloton, riderElsewhere, signInRider } from '#test/support/member-desk/desk-people.ts';
import { signInOnRoute } from '#test/support/ride-route/riders.ts';
import { chargesOf, emailsTo } from '#test/support/sandbox-reports.ts';
import { bringShift } from '#test/support/shift-lead/shift-lead-browser.ts';
import { codeSentTo, newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

/** A request that a person is about to send, on the open page. */
type Sending = {
  button: Locator;
  /** Shown once it succeeded, also after a reload. */
  done: Locator;
  /** How often the server carried it out. */
  count: () => Promise<number>;
  /** What the page shows after a reload where it didn't succeed, if it isn't the button, and how to get back to it. */
  again?: { shown: Locator; prepare: () => Promise<void> };
  /** The action of a person who isn't sure whether it succeeded, where the page offers it again. */
  inDoubt?: () => Promise<void>;
};

const isSent = (request: Request): boolean =>
  request.method() !== 'GET' && /\/api\/(?!sightings)/.test(request.url());

/** The server has carried it out, and its answer is still under way. */
const beforeTheAnswer = async (page: Page): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isHeld = false;
  // It stays: without any route the browser would let the answer through.
  await page.route(/\/api\//, async (route) => {
    if (isHeld || !isSent(route.request())) return route.fallback();
    isHeld = true;
    await route.fetch();
    resolve();
  });
  await promise;
};

const moments: Record<string, (page: Page, press: Promise<void>) => Promise<unknown>> = {
  'at the press': (_page, press) => press,
  'as the request goes out': (page) => page.waitForRequest(isSent),
  'before the answer comes': beforeTheAnswer,
  'as the answer comes': (page) => page.waitForResponse((response) => isSent(response.request())),
};

const salesTo = async (page: Page, email: string): Promise<number> =>
  (await chargesOf(page)).filter(({ emailAddress, type }) => emailAddress === email && type === 'sale')
    .length;

type Recurring = { id: string; amount: number };
type Own = { places: { shift: { id: string } }[] };

/** A captain on the page, with a member in their peloton. */
const signInCaptain = async (page: Page) => {
  const captain = await signInRider(page, 'Cora', 'Lind');
  const { id } = await foundPeloton(captain);
  const ana = await riderElsewhere(page, 'Ana', 'Silva');
  await ana.ask('POST', `/peloton/${id}/join`, { message: null });
  await captain.ask('POST', `/peloton/${id}/approve`, { userIds: [ana.publicId] });
  return { captain, ana, id };
};

const nothing = { challenger: false, signature: false, gravel: false, volunteer: false };

/** Moves the person's registration to a step. */
const registerUpTo = async (
  page: Page,
  emailAddress: string,
  mix: Partial<typeof nothing>,
  scenario: { nextStep: string; payment?: 'none'; isCompleted?: boolean },
): Promise<void> => {
  const data = { emailAddress, scenario: { mix: { ...nothing, ...mix }, ...scenario } };
  expect((await page.request.put('/sandbox/api/registrations', { data })).ok()).toBe(true);
};

/** A volunteer on the page, and a shift of the test's own. */
const signInVolunteer = async (page: Page) => {
  const person = newPerson('Vera', 'Shift');
  const api = ownApi(page);
  await signInFast(page, person);
  await registerUpTo(page, person.email, { volunteer: true }, { nextStep: 'complete', isCompleted: true });
  const title = `Bells for ${person.email}`;
  const { shiftId } = await bringShift(page, { leads: [], title, startsAt: '2027-09-24T12:00:00Z' });
  const places = async (): Promise<number> => {
    const own = await api.ask<Own>('GET', '/user/volunteer/sign-ups');
    return own.places.filter(({ shift }) => shift.id === shiftId).length;
  };
  const take = page.getByRole('button', { name: `Take it ${title}` });
  const mine = page
    .getByRole('list', { name: 'Where you help' })
    .getByRole('listitem')
    .filter({ hasText: title });
  const giveUp = async () => {
    await mine.getByText(title).first().click();
    await page.getByRole('button', { name: `Give up my place ${title}` }).click();
  };
  return { api, shiftId, places, take, mine, giveUp };
};

const startChangeOfAddress = async (page: Page) => {
  const person = newPerson('Stella', 'Stone');
  await signInFast(page, person, '/register');
  await page.getByRole('button', { name: 'Stella' }).click();
  await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
  await page.getByRole('button', { name: 'Change this address' }).click();
  const fresh = newPerson('Stella', 'Stone').email;
  await page.getByLabel('New e-mail address').fill(fresh);
  return { person, fresh, button: page.getByRole('button', { name: 'Send me a code' }) };
};

const flows: Record<string, (page: Page) => Promise<Sending>> = {
  'pays the registration fee': async (page) => {
    const person = newPerson('Rosa', 'Marin');
    await signInFast(page, person);
    await registerUpTo(page, person.email, { signature: true }, { nextStep: 'fee', payment: 'none' });
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
    const captain = await riderElsewhere(page, 'Cora', 'Lind');
    const { id } = await foundPeloton(captain);
    await signInFast(page, person);
    const publicId = await api.takePart(person);
    await page.goto(`/peloton/${id}?join=yes`);
    return {
      button: page.getByRole('dialog').getByRole('button', { name: 'Ask to join' }),
      done: page.getByRole('dialog').getByRole('heading', { name: 'You asked to join' }),
      count: async () => {
        const requests = await captain.ask<{ publicId: string }[]>('GET', `/peloton/${id}/requests`);
        return requests.filter((request) => request.publicId === publicId).length;
      },
    };
  },
  'founds a peloton': async (page) => {
    const person = newPerson('Rosa', 'Founder');
    const api = ownApi(page);
    await signInFast(page, person);
    await api.takePart(person);
    await page.goto('/peloton/new');
    const name = `Crew ${crypto.randomUUID().replaceAll(/[\d-]/g, '').slice(0, 12)}`;
    await page.getByLabel('Name of your peloton').fill(name);
    await page.getByRole('button', { name: 'Continue to your story' }).click();
    await page.getByRole('button', { name: 'Continue to goal and people' }).click();
    await page.getByRole('button', { name: 'Review your peloton' }).click();
    return {
      button: page.getByRole('button', { name: 'Start your peloton' }),
      done: page
        .getByRole('heading', { name: `${name} is rolling` })
        .or(page.getByText(`You’re in ${name}.`)),
      count: async () => {
        const found = await page.request.get(`/api/search/pelotons?${new URLSearchParams({ query: name })}`);
        return ((await found.json()) as unknown[]).length;
      },
    };
  },
  'shares the fund of a peloton': async (page) => {
    const { give } = ownApi(page);
    const { captain, id } = await signInCaptain(page);
    await give({ recipientType: 'Peloton', id }, 44_500);
    const amount = page.getByLabel('Amount for Ana Silva');
    const prepare = async () => {
      await amount.fill('100');
      await page.getByRole('button', { name: 'See what changes' }).click();
    };
    await page.goto(`/fund-sharing/${id}`);
    await prepare();
    return {
      button: page.getByRole('button', { name: /^Share \$100 with/ }),
      done: page.getByText('has $345 to share.'),
      count: async () => (await captain.ask<unknown[]>('GET', `/fundsharing/peloton?pelotonId=${id}`)).length,
      again: { shown: amount, prepare },
    };
  },
  'takes a shift': async (page) => {
    const { places, take, mine } = await signInVolunteer(page);
    await page.goto('/volunteer-edit?day=2027-09-24');
    return { button: take, done: mine, count: places };
  },
  'gives a shift back': async (page) => {
    const { api, shiftId, places, take, mine, giveUp } = await signInVolunteer(page);
    await api.ask('POST', '/user/volunteer/shift', { shiftId });
    await page.goto('/volunteer-edit?day=2027-09-24');
    await giveUp();
    return {
      button: page.getByRole('alertdialog').getByRole('button', { name: 'Give up my place' }),
      done: take,
      count: async () => 1 - (await places()),
      again: { shown: mine, prepare: giveUp },
    };
  },
  'changes a recurring donation': async (page) => {
    const person = newPerson('Dana', 'Rivers');
    const { ask } = ownApi(page);
    await giveRecurring(page, person.email, { recipientType: 'General', id: null });
    await signInFast(page, person, '/edit-donation');
    const form = page.getByRole('button', { name: 'Change this gift to the general fund' });
    const change = async () => {
      await form.click();
      await page.getByLabel(/^Another amount/).fill('75');
    };
    await change();
    return {
      button: page.getByRole('button', { name: /^Save: \$/ }),
      done: page.getByRole('main').getByText(/^\$75(\.00)?$/),
      count: async () => {
        const active = await ask<Recurring[]>('GET', '/user/donations/given/recurring/active');
        const changed = active.filter(({ amount }) => amount === 7_500).length;
        const letters = await emailsTo(page, person.email, 'recurring-donation-changed');
        expect(letters, 'letters about the change').toHaveLength(changed);
        return changed;
      },
      again: { shown: form, prepare: change },
    };
  },
  'ends a recurring donation': async (page) => {
    const person = newPerson('Dana', 'Rivers');
    const { ask } = ownApi(page);
    await giveRecurring(page, person.email, { recipientType: 'General', id: null });
    await signInFast(page, person, '/edit-donation');
    const end = page.getByRole('button', { name: 'End this gift to the general fund' });
    await end.click();
    return {
      button: page.getByRole('button', { name: 'End my gift' }),
      done: page.getByRole('link', { name: 'Find someone to give to' }),
      count: async () => {
        const active = await ask<Recurring[]>('GET', '/user/donations/given/recurring/active');
        return 1 - active.length;
      },
      again: { shown: end, prepare: () => end.click() },
    };
  },
  'asks for a code to change the contact address': async (page) => {
    const { fresh, button } = await startChangeOfAddress(page);
    return {
      button,
      done: page.getByText(`We sent a code to ${fresh}.`),
      count: async () => (await emailsTo(page, fresh, 'contact-address-code')).length,
    };
  },
  'enters the code that changes the contact address': async (page) => {
    const { person, fresh, button } = await startChangeOfAddress(page);
    await button.click();
    const code = page.getByLabel('Code from the e-mail');
    await expect(code).toBeVisible();
    const enter = async () => code.fill(await codeSentTo(page, fresh, 'contact-address-code'));
    await enter();
    return {
      button: page.getByRole('button', { name: 'Use the new address' }),
      done: page.getByText(`We write to ${fresh}.`),
      count: async () => (await emailsTo(page, person.email, 'contact-address-changed')).length,
      again: { shown: code, prepare: enter },
    };
  },
  'sends a letter to the members': async (page) => {
    const { ana, id } = await signInCaptain(page);
    await page.goto(`/peloton/${id}/members?tab=e-mail`);
    const subject = page.getByLabel('Subject');
    await subject.fill('Sunday’s ride');
    await page.getByLabel('Your message').fill('We meet at 8.');
    const button = page.getByRole('button', { name: 'Send to 1 member' });
    return {
      button,
      done: page.getByRole('region', { name: 'Logbook' }).getByText('wrote to 1 member.'),
      count: async () => (await emailsTo(page, ana.email, 'peloton-letter')).length,
      inDoubt: async () => {
        if ((await subject.inputValue()) === '') return;
        await expect(page.getByText(/^We don’t know whether your e-mail went out\./)).toBeVisible();
        await button.click();
        await expect(page.getByRole('heading', { name: 'Your e-mail is on its way' })).toBeVisible();
      },
    };
  },
  'saves a step of the registration': async (page) => {
    const person = newPerson('Rosa', 'Marin');
    const { ask } = ownApi(page);
    await signInFast(page, person);
    await registerUpTo(page, person.email, { challenger: true }, { nextStep: 'activity-goals' });
    await page.goto('/registration');
    const amount = page.getByLabel('How much');
    const prepare = async () => {
      await page.getByLabel('Activity').selectOption('running');
      await amount.fill('100');
    };
    await prepare();
    return {
      button: page.getByRole('button', { name: 'Save and continue' }),
      done: page.getByLabel('I want to raise'),
      count: async () => {
        const { nextStep } = await ask<{ nextStep: string }>('GET', '/registration');
        return nextStep === 'fundraising' ? 1 : 0;
      },
      again: { shown: amount, prepare },
    };
  },
  'saves their story': async (page) => {
    const api = ownApi(page);
    await signInFast(page, newPerson('Stella', 'Stone'), '/register');
    await page.getByRole('button', { name: 'Stella' }).click();
    await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
    const story = page.getByLabel(/^Why do you ride/);
    await story.fill('I ride for Ellen.');
    return {
      button: page.getByRole('button', { name: 'Save changes' }),
      done: page.getByRole('link', { name: 'See your page' }).first(),
      count: async () =>
        JSON.stringify(await api.ask('GET', '/user')).includes('I ride for Ellen.') ? 1 : 0,
    };
  },
  'sets an activity goal': async (page) => {
    const person = newPerson('Tess', 'Goal');
    const api = ownApi(page);
    await signInFast(page, person);
    await api.takePart(person);
    await page.goto('/activity-goals/edit');
    const begin = page.getByRole('button', { name: 'Set another goal' });
    const prepare = async () => {
      await begin.click();
      await page.getByLabel('Activity', { exact: true }).selectOption('rowing');
      await page.getByLabel('How much').fill('100');
    };
    await prepare();
    return {
      button: page.getByRole('button', { name: 'Save the goal' }),
      done: page.getByRole('button', { name: 'Edit goal for Rowing' }),
      count: async () => {
        const { goals } = await api.ask<{ goals: { activity: string }[] }>('GET', '/user/activity-goals');
        return goals.filter(({ activity }) => activity === 'rowing').length;
      },
      again: { shown: begin, prepare },
    };
  },
  'approves a request to join': async (page) => {
    const captain = await signInRider(page, 'Cora', 'Lind');
    const { id } = await foundPeloton(captain);
    const ana = await riderElsewhere(page, 'Ana', 'Silva');
    await ana.ask('POST', `/peloton/${id}/join`, { message: null });
    await page.goto(`/peloton/${id}/members`);
    return {
      button: page.getByRole('button', { name: 'Approve Ana Silva' }),
      done: page.getByRole('region', { name: 'Logbook' }).getByText('Cora Lind approved Ana Silva.'),
      count: async () => (await emailsTo(page, ana.email, 'join-request-approved')).length,
    };
  },
  'leaves a peloton': async (page) => {
    const captain = await riderElsewhere(page, 'Cora', 'Lind');
    const { id } = await foundPeloton(captain);
    const tess = await signInRider(page, 'Tess', 'Larkspur');
    await tess.ask('POST', `/peloton/${id}/join`, { message: null });
    await captain.ask('POST', `/peloton/${id}/approve`, { userIds: [tess.publicId] });
    await page.goto(`/peloton/${id}?join=yes`);
    const leave = page.getByRole('button', { name: 'Leave the peloton' });
    await leave.click();
    return {
      button: page.getByRole('button', { name: 'Leave', exact: true }),
      done: page.getByRole('button', { name: 'Ask to join' }),
      count: async () => (await emailsTo(page, captain.email, 'peloton-left')).length,
      again: { shown: leave, prepare: () => leave.click() },
    };
  },
  'invites somebody by e-mail': async (page) => {
    const captain = await signInRider(page, 'Cora', 'Lind');
    const { id } = await foundPeloton(captain);
    const invited = `${crypto.randomUUID().slice(0, 13)}@example.org`;
    await page.goto(`/peloton/${id}/members?tab=invite`);
    const addresses = page.getByLabel('E-mail addresses');
    const prepare = () => addresses.fill(invited);
    await prepare();
    return {
      button: page.getByRole('button', { name: 'Send 1 invitation' }),
      done: page.getByRole('button', { name: 'Invite more people' }),
      count: async () => (await emailsTo(page, invited, 'peloton-invitation')).length,
      again: { shown: addresses, prepare },
    };
  },
  'thanks a donor': async (page) => {
    const person = newPerson('Tess', 'Larkspur');
    const api = ownApi(page);
    await signInFast(page, person);
    const id = await api.takePart(person);
    await api.give({ recipientType: 'User', id }, 5_000);
    await page.goto(`/profile/${id}/thank`);
    const choose = page.getByRole('button', { name: 'Write your e-mail' });
    const prepare = async () => {
      await choose.click();
      await page.getByLabel('Your message').fill('Thank you, Thuy.');
    };
    await prepare();
    return {
      button: page.getByRole('button', { name: /^Send your thanks/ }),
      done: page
        .getByRole('heading', { name: 'Your thanks are on their way' })
        .or(page.getByRole('heading', { name: 'You’ve thanked everyone' })),
      count: async () => 1 - (await api.ask<unknown[]>('GET', `/user/${id}/donations/unthanked`)).length,
      again: { shown: choose, prepare },
    };
  },
  'asks a super-peloton': async (page) => {
    const captain = await signInRider(page, 'Cora', 'Lind');
    const { id } = await foundPeloton(captain);
    const nia = await riderElsewhere(page, 'Nia', 'Holt');
    const name = `Nurses ${crypto.randomUUID().replaceAll(/[\d-]/g, '').slice(0, 12)}`;
    const company = { name, story: null, goal: null, acceptingNewMembers: true, level: 'super' };
    await nia.ask('POST', '/peloton', company);
    const field = page.getByLabel('Name of the super-peloton');
    const prepare = async () => {
      await page.getByText('Ask a super-peloton').click();
      await field.fill(name);
      await page.getByRole('button', { name: 'Find it' }).click();
    };
    await page.goto(`/peloton/${id}`);
    await movePointer(page);
    await prepare();
    const withdraw = page.getByRole('button', { name: `Withdraw it from ${name}` });
    return {
      button: page.getByRole('button', { name: `Ask ${name}` }),
      done: withdraw,
      count: async () => {
        const { requests } = await captain.ask<{ requests: unknown[] }>(
          'GET',
          `/peloton/${id}/family/requests`,
        );
        expect(await emailsTo(page, nia.email, 'peloton-family')).toHaveLength(requests.length);
        return requests.length;
      },
      again: { shown: field, prepare },
    };
  },
};

test.use({ allowedComplaints: ['net::ERR_ABORTED'] });

for (const [flow, open] of Object.entries(flows)) {
  for (const [name, moment] of Object.entries(moments)) {
    test(`a person who ${flow} and reloads ${name} has done it once`, async ({ page }) => {
      test.slow();
      const { button, done, count, again, inDoubt } = await open(page);
      await expect(button).toBeEnabled();
      // The page asks before it is left with something unsent.
      page.on('dialog', (dialog) => void dialog.accept());
      const press = Promise.withResolvers<void>();
      const reloaded = moment(page, press.promise).then(() => page.reload());
      await button.click();
      press.resolve();
      await reloaded;

      await expect(done.or(again?.shown ?? button).first()).toBeVisible({ timeout: 40_000 });
      if (await done.isVisible()) await inDoubt?.();
      else {
        // The server may still be working on it: pressing again must not do it twice.
        await again?.prepare();
        await button.click();
      }
      await expect(done).toBeVisible();
      expect(await count()).toBe(1);
    });
  }
}
