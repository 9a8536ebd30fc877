import type { Page } from 'playwright/test';
import { expectGoodInEveryLook } from '#test/support/browser/every-look.ts';
import { type DeskPerson, riderElsewhere, signInRider } from '#test/support/member-desk/desk-people.ts';
import { expect, test } from './site.ts';

type Crew = { id: string; name: string; captain: DeskPerson };

const found = async (captain: DeskPerson, name: string, level: 'super' | 'peloton'): Promise<Crew> => {
  const body = { name, story: null, goal: null, acceptingNewMembers: true, level };
  const { id } = await captain.ask<{ id: string }>('POST', '/peloton', body);
  return { id, name, captain };
};

const at = ({ id }: Crew, rest = '') => `/peloton/${id}/family${rest}`;
const ask = (from: Crew, to: Crew) => from.captain.ask('POST', at(from, '/requests'), { pelotonId: to.id });

/** Opens the page of the peloton, and brings what its captain gets. */
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
  await expect(page.getByRole('heading', { name: 'No peloton belongs to you yet' })).toBeVisible();
  await expectGoodInEveryLook(page);

  await ask(tide, company);
  await ask(crane, company);
  await openDesk(page, company, 'Your family of pelotons');
  await expect(page.getByRole('heading', { name: '2 requests for you to answer' })).toBeVisible();
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await press('Agree with Harbor Tide');
  await expect(page.getByText('Harbor Works and Harbor Tide belong together now.')).toBeVisible();
  await press('Decline Harbor Crane');
  await press('Decline it');
  await expect(page.getByText('You declined. We told the captain of Harbor Crane.')).toBeVisible();

  await page.getByLabel('Name of the peloton').fill('harbor');
  await page.keyboard.press('Enter');
  // Who belongs to it isn't offered; who was declined may be invited.
  await expect(page.getByRole('list', { name: 'Found' }).getByRole('listitem')).toHaveText([
    /Harbor (Crane|Pilots)/,
    /Harbor (Crane|Pilots)/,
  ]);
  await press('Invite Harbor Pilots');
  await expect(page.getByText('We told the captain of Harbor Pilots.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You wait for 1 answer' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 peloton in your family' })).toBeVisible();
  await expectGoodInEveryLook(page);

  await mel.ask('POST', at(pilots, `/requests/${company.id}/agree`));
  await openDesk(page, company, 'Your family of pelotons');
  await press('Part ways with Harbor Pilots');
  await expectGoodInEveryLook(page);
  await press('Part ways');
  await expect(page.getByText('Harbor Works and Harbor Pilots no longer belong together.')).toBeVisible();
  await expect(page.getByRole('list', { name: /^The pelotons of/ }).getByRole('listitem')).toHaveCount(1);
});
