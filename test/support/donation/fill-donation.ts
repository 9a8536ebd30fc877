import { browserUi } from '@product/path-driver/browser';
import type { Page } from 'playwright/test';
import type { NewPerson } from '#test/support/sign-in.ts';
import { fillCardAndArea } from './donation.page-object.ts';

/** A valid card. */
export const fillNewCard = (page: Page): Promise<void> => fillCardAndArea(browserUi(page));

/** The first step; the amount in cents. */
export const chooseAmount = async (page: Page, amount: number): Promise<void> => {
  await page.getByLabel(/^Another amount/).fill((amount / 100).toFixed(2));
  await page.getByRole('button', { name: 'Continue' }).click();
};

/** A guest's steps up to the payment; the amount in cents. */
export const introduce = async (page: Page, donor: NewPerson, amount: number): Promise<void> => {
  await chooseAmount(page, amount);
  await page.getByLabel('First name', { exact: true }).fill(donor.firstName);
  await page.getByLabel('Last name', { exact: true }).fill(donor.lastName);
  await page.getByLabel('E-mail', { exact: true }).fill(donor.email);
  await page.getByRole('button', { name: 'Continue' }).click();
};

/** A guest's whole form, with a card; the amount in cents. */
export const fillDonation = async (page: Page, donor: NewPerson, amount: number): Promise<void> => {
  await introduce(page, donor, amount);
  await fillNewCard(page);
};
