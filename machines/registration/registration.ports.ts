import { watchSession } from '#machines/fragments.ts';
import { promisePort } from '#machines/port.ts';
import type {
  Attempt,
  Celebration,
  CheckedCode,
  CodeKind,
  PayRequest,
  Registration,
  SaveRequest,
} from './registration.types.ts';

/**
 * What registration asks of the world. Each rejects with a FlowError; times are limited by the machine.
 * - `loadRegistration`: the registration in progress. 404 (`conflict`): none; 409: completed.
 * - `saveStep`: saves one step; the same key with the same request is safe to send again. 412: the registration has another version by now.
 * - `tokenizePayment`: turns what the payment form holds into a one-time nonce; rejects with `invalid` when the form
 *   shows its own errors.
 * - `payFee`: pays; 412 as above, before anything is charged; resolves with `fee.state` `processing` when the gateway has not answered.
 * - `completeRegistration`: finishes; the registration's id is its idempotency key.
 * - `checkCode`: a group, sponsor or discount code, with what it opens.
 * - `loadCelebration`: what the person is registered for and who else is on the roster, for the last screen.
 * - `watchSession`: sends `session.restored` once the person is signed in again.
 */
export const registrationPorts = {
  loadRegistration: promisePort<Registration>('loadRegistration'),
  saveStep: promisePort<Registration, Attempt & { request: SaveRequest }>('saveStep'),
  tokenizePayment: promisePort<{ nonce: string }>('tokenizePayment'),
  payFee: promisePort<Registration, Attempt & { request: PayRequest }>('payFee'),
  completeRegistration: promisePort<Registration, { key: string }>('completeRegistration'),
  checkCode: promisePort<CheckedCode, { kind: CodeKind; code: string }>('checkCode'),
  loadCelebration: promisePort<Celebration>('loadCelebration'),
  watchSession,
};
