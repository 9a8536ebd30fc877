import type { Page } from 'playwright/test';

/** An attempt at the local gateway; `amount` in cents. */
export type SandboxCharge = { amount: number; type: string; status: string; emailAddress: string | null };

/** Every attempt at the gateway of the page's site, newest first. Source: `/sandbox/api/charges`. */
export const chargesOf = async (page: Page): Promise<SandboxCharge[]> =>
  (await (await page.request.get('/sandbox/api/charges')).json()) as SandboxCharge[];

/** The sales of this amount in cents. */
export const salesOf = async (page: Page, amount: number): Promise<SandboxCharge[]> =>
  (await chargesOf(page)).filter((charge) => charge.type === 'sale' && charge.amount === amount);

/** The e-mails of a kind to an address, newest first, once the jobs that are due have run. Source: `/sandbox/api/mail`. */
export const emailsTo = async (page: Page, to: string, kind: string): Promise<unknown[]> => {
  await page.request.post('/sandbox/api/jobs');
  const answer = await page.request.get(`/sandbox/api/mail?${new URLSearchParams({ to, kind })}`);
  return (await answer.json()) as unknown[];
};
