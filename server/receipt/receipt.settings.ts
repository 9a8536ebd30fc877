import { z } from 'zod';
import {
  type Environment,
  parseVariables,
  SettingsError,
} from '#server/platform/settings/parse-variables.ts';
import type { Settings } from '#server/platform/settings/settings.ts';

/** The legal recipient of donations, which receipts and annual summaries have to name. */
export type CharitySettings = { legalName: string; ein: string; address: string };

declare module '#server/platform/settings/settings.ts' {
  interface AreaSettings {
    charity: CharitySettings;
  }
}

/** No real number begins with 00, so the demo's documents name no charity. */
const demo: CharitySettings = {
  legalName: 'Product Ride for Cancer Research, Inc.',
  ein: '00-4821937',
  address: 'Mill Street Depot, Mill Street, Tamarack Falls, WV 26101',
};

const variables = z.object({
  CHARITY_NAME: z.string().trim().optional(),
  CHARITY_EIN: z
    .string()
    .trim()
    .regex(/^\d{2}-\d{7}$/, 'must be two figures, a hyphen and seven figures')
    .optional(),
  CHARITY_ADDRESS: z.string().trim().optional(),
});

/** @throws SettingsError */
export const readCharity = (environment: Environment, mode: Settings['mode']): CharitySettings => {
  const { CHARITY_NAME, CHARITY_EIN, CHARITY_ADDRESS } = parseVariables(variables, environment);
  const given = Object.entries({ CHARITY_NAME, CHARITY_EIN, CHARITY_ADDRESS });
  if (mode === 'sandbox' && given.every(([, value]) => value === undefined)) return demo;
  const missing = given.find(([, value]) => value === undefined);
  if (missing)
    throw new SettingsError(
      missing[0],
      'is needed when MODE is production or another CHARITY_ setting is set',
    );
  return { legalName: CHARITY_NAME ?? '', ein: CHARITY_EIN ?? '', address: CHARITY_ADDRESS ?? '' };
};

/** The charity, with what a tax office needs to find it. */
export const charityText = ({ legalName, ein, address }: CharitySettings): string =>
  `Given to ${legalName}, ${address}, a public charity under section 501(c)(3) of the Internal Revenue Code, EIN ${ein}.`;

/** The sentence that makes a receipt valid for a tax return; `what` is “this donation”, “these donations”. */
export const nothingInReturn = (what: string): string =>
  `You received no goods or services in exchange for ${what}.`;

/** Money in a donor-advised fund was deducted when it was paid in. */
export const grantText =
  'It came from your donor-advised fund, which gave you its own receipt. You can’t deduct it a second time.';

export const grantsText =
  'You could deduct what came from your donor-advised fund when you put it there. You can’t deduct it a second time.';
