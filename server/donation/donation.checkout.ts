import type { Handlers } from '#server/platform/contract/handlers.ts';
import type { Platform } from '#server/platform/platform.ts';
import { ProblemError } from '#server/platform/problems/problem-error.ts';

const closed = () => Promise.reject(new ProblemError('temporarily-unavailable'));

/** Giving. */
export const checkoutOperations = (_platform: Platform) =>
  ({
    createDonation: closed,
    getDonationAttempt: closed,
    createDonationChallenge: closed,
    resendDonationReceipt: closed,
  }) satisfies Partial<Handlers>;
