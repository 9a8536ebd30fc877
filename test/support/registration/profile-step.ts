import type { Page } from 'playwright/test';
import { type NewPerson, signInFast } from '#test/support/sign-in.ts';

/** Where the way to the profile step begins. */
export const asVolunteer = '/register?choose=volunteer';

/** From there to the step, for the signed-in person. */
export const startProfile = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /Start/ }).click();
  await page.waitForURL(/step=profile/);
};

/** Somebody at the profile step of a registration as a volunteer. */
export const beginRegistration = async (page: Page, person: NewPerson): Promise<void> => {
  await signInFast(page, person, asVolunteer);
  await startProfile(page);
};

/** Everything the step asks for. */
export const fillProfile = async (page: Page): Promise<void> => {
  await page.getByLabel('Month').fill('4');
  await page.getByLabel('Day').fill('12');
  await page.getByLabel('Year').fill('1985');
  await page.getByLabel('Phone', { exact: true }).fill('(202) 555-0143');
  await page.getByLabel('Street address').fill('1 Hill Road');
  await page.getByLabel('City').fill('Hollin');
  await page.getByLabel('State').selectOption('VA');
  await page.getByLabel('ZIP code').fill('20001');
  await page.getByLabel('Emergency contact’s name').fill('Sam Elm');
  await page.getByLabel('Their phone').fill('(202) 555-0144');
};
