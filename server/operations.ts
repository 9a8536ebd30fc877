import { eventOperations } from '#server/event/event.ts';
import { healthOperations } from '#server/health/health.ts';
import { paymentOperations } from '#server/payment/payment.ts';
import { declaredOperations } from '#server/platform/contract/document.ts';
import type { Handlers } from '#server/platform/contract/handlers.ts';
import type { Platform } from '#server/platform/platform.ts';
import { ProblemError } from '#server/platform/problems/problem-error.ts';
import { registrationJobs, registrationOperations } from '#server/registration/registration.ts';
import { settingsOperations } from '#server/settings/settings.ts';
import { userOperations } from '#server/user/user.ts';

const withStubs = (handlers: Partial<Handlers>): Handlers => {
  const all: Record<string, unknown> = {};
  for (const { operationId } of declaredOperations())
    all[operationId] = () => Promise.reject(new ProblemError('temporarily-unavailable'));
  return { ...all, ...handlers } as Handlers;
};

/** Every operation of the contract, gathered from the areas. One that is missing is a type error here. */
export const operationsOf = (platform: Platform): Handlers =>
  withStubs({
    ...healthOperations(platform),
    ...eventOperations(platform),
    ...paymentOperations(platform),
    ...registrationOperations(platform),
    ...settingsOperations(platform),
    ...userOperations(platform),
  });

/** What the areas do after an answer has gone out, or at a set time. */
export const registerJobs = (platform: Platform): void => {
  registrationJobs(platform);
};
