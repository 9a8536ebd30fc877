import type { Recipient } from '#machines/donation/recipient.rules.ts';
import { isRecord } from '#machines/flow-error.ts';
import type { components } from '#openapi/contract.gen.ts';
import { call } from '#src/api/call.ts';
import { getEvent, getPeloton } from '#src/api/calls/event.calls.ts';
import { getUser } from '#src/api/calls/user.calls.ts';
import { asGuest } from '#src/features/donation/as-guest.ts';

type Schemas = components['schemas'];
export type Person = Schemas['User'];
export type Peloton = Schemas['Peloton'];
export type Event = Schemas['Event'];

/** A recipient for the page, or why there is none. */
export type LoadedRecipient =
  | { kind: 'person'; person: Person }
  | { kind: 'peloton'; peloton: Peloton }
  | { kind: 'general'; event: Event }
  | { kind: 'nobody' | 'unclear' | 'missing' };

/** Public data, requested as a visitor: an expired session must not prevent the thanks. */
const ask = async (recipient: Recipient): Promise<LoadedRecipient> => {
  if (recipient.type === 'User')
    return { kind: 'person', person: await call(asGuest(true, getUser(recipient.id))) };
  if (recipient.type === 'Peloton')
    return { kind: 'peloton', peloton: await call(asGuest(true, getPeloton(recipient.id))) };
  return { kind: 'general', event: await call(asGuest(true, getEvent({ isHandled: true }))) };
};

/** Loads the recipient from the API. Rejects with a FlowError. */
export const askRecipient = (recipient: Recipient): Promise<LoadedRecipient> =>
  ask(recipient).catch((error: unknown): LoadedRecipient => {
    if (isRecord(error) && error.status === 404) return { kind: 'missing' };
    throw error;
  });
