import type { Page } from 'playwright/test';
import { type NewPerson, newPerson, signInFast } from '#test/support/sign-in.ts';

const gravel = { challenger: false, signature: false, gravel: true, volunteer: false };

/** Registers a person who exists for Gravel Day; null takes all away that they ride. */
export const rideGravel = async (page: Page, { email }: NewPerson, routeName: string): Promise<void> => {
  const scenario = { mix: gravel, nextStep: 'complete', routeName, isCompleted: true };
  const put = await page.request.put('/sandbox/api/registrations', {
    data: { emailAddress: email, scenario },
  });
  if (!put.ok()) throw new Error(`${put.status()}: ${await put.text()}`);
};

/** Signs somebody new in, who rides a route of Gravel Day. */
export const signInOnRoute = async (page: Page, firstName: string, routeName: string): Promise<NewPerson> => {
  const person = newPerson(firstName, 'Wayne');
  await signInFast(page, person);
  await rideGravel(page, person, routeName);
  return person;
};
