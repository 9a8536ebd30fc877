import type { Page } from 'playwright/test';
import { expectGoodInEveryLook } from '#test/support/browser/every-look.ts';
import { type DeskPerson, riderElsewhere, signInRider } from '#test/support/member-desk/desk-people.ts';
import { newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

type Crew = { id: string; name: string; captain: DeskPerson };

const found = async (captain: DeskPerson, name: string, level: 'super' | 'peloton'): Promise<Crew> => {
  const body = { name, story: null, goal: null, acceptingNewMembers: true, level };
  const { id } = await captain.ask<{ id: string }>('POST', '/peloton', body);
  return { id, name, captain };
};

const at = ({ id }: Crew, rest = '') => `/peloton/${id}/family${rest}`;
const ask = (from: Crew, to: Crew) => from.captain.ask('POST', at(from, '/requests'), { pelotonId: to.id });

/** Opens the page of the peloton, and returns its captain's answers. */
const openDesk = async (page: Page, { id }: Crew, title: string) => {
  await page.goto(`/peloton/${id}`);
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
};

test('a company’s captain agrees to one, declines one, invites one and parts with one, by keyboard', async ({
  page,
}) => {
  test.slow();
  const [ana, ben, mel] = [
    await riderElsewhere(page, 'Ana', 'Silva'),
    await riderElsewhere(page, 'Ben', 'Okoro'),
    await riderElsewhere(page, 'Mel', 'Hart'),
  ];
  const captain = await signInRider(page, 'Cora', 'Lind');
  const company = await found(captain, 'Harbor Works', 'super');
  const tide = await found(ana, 'Harbor Tide', 'peloton');
  const crane = await found(ben, 'Harbor Crane', 'peloton');
  const pilots = await found(mel, 'Harbor Pilots', 'peloton');
  await openDesk(page, company, 'Your family of pelotons');
  await expect(page.getByRole('heading', { name: 'No pelotons have joined yet' })).toBeVisible();
  await expectGoodInEveryLook(page);

  await ask(tide, company);
  await ask(crane, company);
  await openDesk(page, company, 'Your family of pelotons');
  await expect(page.getByRole('heading', { name: '2 requests for you to answer' })).toBeVisible();
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await press('Accept Harbor Tide');
  await expect(page.getByText('Harbor Works and Harbor Tide belong together now.')).toBeVisible();
  await press('Decline Harbor Crane');
  await press('Decline it');
  await expect(page.getByText('You declined. We told the captain of Harbor Crane.')).toBeVisible();

  await page.getByLabel('Name of the peloton').fill('harbor');
  await page.keyboard.press('Enter');
  // Members of the family aren't offered; a declined peloton may be invited.
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('listitem')).toHaveText([
    /Harbor (Crane|Pilots)/,
    /Harbor (Crane|Pilots)/,
  ]);
  await press('Invite Harbor Pilots');
  await expect(page.getByText('We told the captain of Harbor Pilots.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You’re waiting for 1 answer' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 peloton in your super-peloton' })).toBeVisible();
  await expectGoodInEveryLook(page);

  await mel.ask('POST', at(pilots, `/requests/${company.id}/agree`));
  await openDesk(page, company, 'Your family of pelotons');
  await press('Part ways with Harbor Pilots');
  await expectGoodInEveryLook(page);
  await press('Part ways');
  await expect(page.getByText('Harbor Works and Harbor Pilots no longer belong together.')).toBeVisible();
  await expect(page.getByRole('list', { name: /^The pelotons of/ }).getByRole('listitem')).toHaveCount(1);
});

/** Two hundred and fifty captains can't sign up here; test/api/fundraising/family-totals.test.ts has as many rows. */
const largeFamily = Array.from({ length: 250 }, (_, index) => ({
  id: `11111111-2222-4333-8444-${String(index).padStart(12, '0')}`,
  name: `Crew ${index + 1}`,
  profileImageUrl: null,
  isActive: index % 7 !== 0,
  membersCount: index % 12,
  raised: Math.max(0, 800_000 - index * 7_000),
}));

test('a family of 250 unfolds by keyboard, a hundred at a time, and is accessible in every look', async ({
  page,
}) => {
  test.slow();
  await page.route(/\/api\/peloton\/[^/]+\/family\?/, (route) => {
    const { searchParams } = new URL(route.request().url());
    const [number, limit] = [Number(searchParams.get('page') ?? 1), Number(searchParams.get('limit'))];
    const items = largeFamily.slice((number - 1) * limit, number * limit);
    const headers = {
      'pagination-page': String(number),
      'pagination-limit': String(limit),
      'pagination-count': String(items.length),
      'pagination-total': String(largeFamily.length),
    };
    return route.fulfill({ json: items, headers });
  });
  const answer = await page.request.get('/api/search/pelotons?query=brightwater+labs');
  const [{ id }] = (await answer.json()) as [{ id: string }];
  await signInFast(page, newPerson('Tess', 'Larkspur'));
  await page.goto(`/peloton/${id}`);
  // The app loads the family when the person comes from another page; it is open once the link is a button.
  await expect(page.getByRole('button', { name: 'Join' })).toBeVisible();
  await page.getByRole('link', { name: 'Meet all of Brightwater Health' }).click();
  const shown = page.getByRole('list', { name: 'The pelotons of Brightwater Health' });
  await expect(shown.getByRole('listitem')).toHaveCount(24);
  const others = page.locator('summary', { hasText: 'See the other 226 pelotons' });
  await others.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('100 of 250 pelotons are shown.')).toBeVisible();
  await page.getByRole('button', { name: 'Show 100 more' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Crew 101', exact: true })).toBeFocused();
  // Otherwise a link that the page's bar half covers counts as small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectGoodInEveryLook(page);
});
