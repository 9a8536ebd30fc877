import { settleGift } from '#server/donation/donation.ts';
import { settleShortfall } from '#server/fundraising-deadline/fundraising-deadline.ts';
import type { Platform } from '#server/platform/platform.ts';
import { settleFee } from '#server/registration/registration.ts';

/**
 * How an open intent of each purpose is settled by what the gateway knows of it, charging nothing. Resolves with whether it is
 * known now.
 */
const settlers: Readonly<Record<string, (platform: Platform, intentId: string) => Promise<boolean>>> = {
  donation: settleGift,
  'registration-fee': settleFee,
  'commitment-shortfall': settleShortfall,
};

export const settleIntent = async (
  platform: Platform,
  { id, purpose }: { id: string; purpose: string },
): Promise<boolean> => (await settlers[purpose]?.(platform, id)) ?? false;
