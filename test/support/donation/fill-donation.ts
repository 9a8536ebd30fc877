import type { Page } from 'playwright/test';
import { browserUi } from '#test/path-driver/browser.ts';
import type { NewPerson } from '#test/support/sign-in.ts';
import { fillCard } from './donation.page-object.ts';

/** Where a donor lives. */
export const fillAddress = async (page: Page): Promise<void> => {
  await page.getByLabel('Street address').fill('12 Harbor Street');
  await page.getByLabel('City').fill('Boston');
  await page.getByLabel('State').selectOption('MA');
  await page.getByLabel('ZIP code').fill('02139');
};

/** A card that pays; its fields come when somebody comes near them. */
export const fillNewCard = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { name: 'How do you pay?' }).scrollIntoViewIfNeeded();
  await fillCard(browserUi(page));
};

/** A guest's whole form; the amount in cents. */
export const fillDonation = async (page: Page, donor: NewPerson, amount: number): Promise<void> => {
  await page.getByLabel(/^Another amount/).fill((amount / 100).toFixed(2));
  await page.getByLabel('First name').fill(donor.firstName);
  await page.getByLabel('Last name').fill(donor.lastName);
  await page.getByLabel('E-mail').fill(donor.email);
  await fillAddress(page);
  await fillNewCard(page);
};
