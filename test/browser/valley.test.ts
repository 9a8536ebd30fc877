import type { Page } from 'playwright/test';
import { expectGoodInEveryLook } from '#test/support/browser/every-look.ts';
import { holdScripts } from '#test/support/browser/held-scripts.ts';
import { fillProfile, startProfile } from '#test/support/registration/profile-step.ts';
import { signInFast } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

/** An action of a person: it loads the explorer. */
const stir = async (page: Page) => {
  // A page that is not hydrated yet does not notice the person.
  await expect(async () => {
    await page.mouse.move(10, 10);
    await page.mouse.move(20, 20);
    await expect(page.getByRole('slider')).toHaveCount(2, { timeout: 2000 });
  }).toPass();
};

const along = (page: Page, name: string) => page.getByRole('slider', { name: `Along ${name}` });

const rider = (page: Page) => page.locator('.valley__rider');

const pixelsOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not on the page`);
  return box;
};

/** Everything that moved without an action of the person. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftOf = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0),
  );

test('the pointer marks the same place on the profile and on the route’s line', { tag: '@gate' }, async ({
  page,
}) => {
  await page.goto('/rides-events');
  await stir(page);
  const profile = along(page, 'Summit Century');
  await profile.scrollIntoViewIfNeeded();
  const hills = await profile.boundingBox();
  if (hills === null) throw new Error('No profile');
  await page.mouse.move(hills.x + hills.width / 2, hills.y + 20);
  await expect(profile).toHaveAttribute(
    'aria-valuetext',
    /^Mile 51\.\d, [\d,]+ ft, .*Hollin Gap in 5\.?\d* miles\.$/,
  );
  await expect(page.getByText(/^Mile 51\.\d, /)).toBeVisible();
  await expect(rider(page)).toBeVisible();
  // The same place on the map gives the same mile.
  await page.mouse.move(5, 5);
  await page.locator('.valley__map').first().scrollIntoViewIfNeeded();
  const dot = await pixelsOf(page, '.valley__rider');
  await profile.focus();
  await page.keyboard.press('Home');
  await expect(profile).toHaveAttribute('aria-valuenow', '0');
  await page.locator('.valley__map').first().scrollIntoViewIfNeeded();
  const shown = await pixelsOf(page, '.valley__map');
  await page.mouse.move(shown.x + 3, shown.y + 3);
  const moved = await pixelsOf(page, '.valley__map');
  expect(moved.x).toBe(shown.x);
  await page.keyboard.press('End');
  const before = await pixelsOf(page, '.valley__rider');
  expect(before).not.toEqual(dot);
  const map = page.locator('.valley__map').first();
  await map.hover({
    position: {
      x: dot.x - moved.x + dot.width / 2,
      y: dot.y - (await pixelsOf(page, '.valley__map')).y + dot.height / 2,
    },
  });
  const mile = Number(await profile.getAttribute('aria-valuenow'));
  expect(Math.abs(mile - 51.2)).toBeLessThan(3);
});

test('a profile is read by keys, from start to finish', async ({ page }) => {
  await page.goto('/gravel-day');
  await stir(page);
  const profile = along(page, 'Ridgeline');
  await profile.focus();
  for (const [key, mile] of [
    ['ArrowRight', '1'],
    ['PageUp', '11'],
    ['ArrowLeft', '10'],
    ['PageDown', '0'],
    ['End', '63.7'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(profile).toHaveAttribute('aria-valuenow', mile);
  }
  await expect(profile).toHaveAttribute('aria-valuetext', /This is the finish\.$/);
  await page.keyboard.press('Home');
  await expect(profile).toHaveAttribute('aria-valuetext', /^Mile 0, .* Tanners’ Cross in 11\.4 miles\.$/);
});

test('the address contains the compared routes, and a link opens the same comparison', async ({ page }) => {
  await page.goto('/rides-events');
  await stir(page);
  await page.getByRole('combobox', { name: 'Route' }).selectOption({ label: 'Riverside 25, 25 miles' });
  await page.getByRole('combobox', { name: 'Beside it' }).selectOption({ label: 'Orchard Fifty, 53 miles' });
  await expect(page).toHaveURL(/\?routes=riverside-25,orchard-fifty$/);
  await page.reload();
  await expect(along(page, 'Riverside 25')).toBeVisible();
  await expect(along(page, 'Orchard Fifty')).toBeVisible();
  await expect(page.getByRole('img', { name: /Riverside 25 stands out$/ })).toBeVisible();
});

test('a press on a route’s line chooses it', async ({ page }) => {
  await page.goto('/gravel-day?routes=ridgeline,old-quarry');
  await expect(along(page, 'Ridgeline')).toBeVisible();
  const road = page.locator('.valley__route[data-look="plain"] .valley__road').first();
  const spot = await road.evaluate((path) => {
    const line = path as SVGPathElement;
    const { x, y } = line.getPointAtLength(line.getTotalLength() * 0.4);
    const at = new DOMPoint(x, y).matrixTransform(line.getScreenCTM() ?? undefined);
    const map = line.closest('.valley__map')?.getBoundingClientRect();
    return { x: at.x - (map?.x ?? 0), y: at.y - (map?.y ?? 0) };
  });
  await page.locator('.valley__map').first().click({ position: spot });
  await expect(along(page, 'Fire Road Sampler')).toBeVisible();
  await expect(page).toHaveURL(/routes=fire-road-sampler,/);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the map, its facts and the ways on can be read', async ({ page }) => {
    await page.goto('/rides-events');
    await expect(
      page.getByRole('img', { name: /^Map of the Hollin Valley with 8 routes and \d+ places/ }),
    ).toBeVisible();
    const table = page.getByRole('table', { name: 'The routes on the map' });
    await expect(table.getByRole('row')).toHaveCount(9);
    await table.getByRole('link', { name: 'Ridgeline' }).click();
    await expect(page).toHaveURL(/\/gravel-day#ridgeline$/);
    await page.goBack();
    await page.locator('summary', { hasText: 'The places on the map' }).click();
    await expect(
      page.getByRole('row', { name: /^Hollin Gap .*pass, rest stop, volunteers help here/ }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Cue card' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Summit Century' })).toBeVisible();
  });
});

for (const path of ['/rides-events', '/ride-weekend?routes=riverside-25,summit-century', '/gravel-day'])
  test(`nothing moves on ${path} as the explorer comes`, async ({ page }) => {
    await watchShifts(page);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.locator('.valley__panels').scrollIntoViewIfNeeded();
    await stir(page);
    await page.locator('.valley__panels').scrollIntoViewIfNeeded();
    expect(await shiftOf(page)).toBe(0);
  });

test('a list that the user unfolds before the explorer comes stays unfolded and focused', async ({
  page,
}) => {
  const { promise: isUnfolded, resolve: unfolded } = Promise.withResolvers<void>();
  await page.route('**/api/valley', async (route) => {
    await isUnfolded;
    await route.continue();
  });
  await page.goto('/ride-weekend');
  const list = page.locator('summary', { hasText: 'along the way' }).first();
  await list.focus();
  await page.keyboard.press('Enter');
  const isOpen = () => list.evaluate(({ parentElement }) => parentElement?.hasAttribute('open'));
  expect(await isOpen()).toBe(true);
  unfolded();
  await stir(page);
  expect(await isOpen()).toBe(true);
  await expect(list).toBeFocused();
});

test('a press of “Print the card” before hydration prints it after hydration', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const letThrough = await holdScripts(page);
  const { routes } = (await (await page.request.get('/api/valley')).json()) as {
    routes: { route: { id: string } }[];
  };
  await page.goto(`/cue-card/${routes[0]?.route.id}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Print the card' }).click();
  letThrough();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
});

test('a cue card is one side of paper, without the site around it', async ({ page }) => {
  const { routes } = (await (await page.request.get('/api/valley')).json()) as {
    routes: { route: { id: string; name: string } }[];
  };
  for (const { route } of routes) {
    await page.goto(`/cue-card/${route.id}`);
    await expect(page.getByRole('heading', { level: 1, name: route.name })).toBeVisible();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/MediaBox \[0 0 (\d+)/g), route.name).toEqual(['/MediaBox [0 0 420']);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print the card' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('the explorer and a cue card are accessible in every width and color scheme', async ({ page }) => {
  test.slow();
  await page.goto('/rides-events');
  await stir(page);
  await along(page, 'Summit Century').focus();
  await page.keyboard.press('PageUp');
  await page.locator('summary', { hasText: 'along the way' }).first().click();
  await page.locator('summary', { hasText: 'The places on the map' }).click();
  await expectGoodInEveryLook(page);
  const { routes } = (await (await page.request.get('/api/valley')).json()) as {
    routes: { route: { id: string } }[];
  };
  await page.goto(`/cue-card/${routes[0]?.route.id}`);
  await expectGoodInEveryLook(page);
});

test('a route that a link names is chosen in the registration, also after signing in', async ({ page }) => {
  const { routes } = (await (await page.request.get('/api/valley')).json()) as {
    routes: { route: { id: string; name: string } }[];
  };
  const wanted = routes.find(({ route }) => route.name === 'Orchard Fifty')?.route.id ?? '';
  await page.goto('/rides-events?routes=orchard-fifty,riverside-25');
  const link = page.getByRole('link', { name: 'Register for this route' }).first();
  await expect(along(page, 'Orchard Fifty')).toBeVisible();
  await expect(link).toHaveAttribute('href', `/register?choose=signature,${wanted}`);
  await link.click();
  await expect(async () => {
    await page.mouse.move(10, 10);
    await page.mouse.move(20, 20);
    expect(await page.evaluate(() => sessionStorage.getItem('registrationRoute'))).toContain(wanted);
  }).toPass();
  const person = { email: 'link@example.org', firstName: 'Lin', lastName: 'Kay', password: 'Climb-2027!' };
  await signInFast(page, person, '/register?choose=signature');
  await startProfile(page);
  await fillProfile(page);
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('radio', { name: /Orchard Fifty/ })).toBeChecked();
});
