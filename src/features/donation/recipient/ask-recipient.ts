import type { Recipient } from '#machines/donation/recipient.rules.ts';
import { call } from '#src/api/call.ts';
import { getEvent, getPeloton } from '#src/api/calls/event.calls.ts';
import { getUser } from '#src/api/calls/user.calls.ts';
import { asGuest } from '#src/features/donation/as-guest.ts';
import type { LoadedRecipient } from './recipient.types.ts';

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;

/** What everybody may see, asked as a visitor: a session that ran out must not stand between a donor and their thanks. */
const ask = async (recipient: Recipient): Promise<LoadedRecipient> => {
  if (recipient.type === 'User')
    return { kind: 'person', person: await call(asGuest(true, getUser(recipient.id))) };
  if (recipient.type === 'Peloton')
    return { kind: 'peloton', peloton: await call(asGuest(true, getPeloton(recipient.id))) };
  return { kind: 'general', event: await call(asGuest(true, getEvent({ isHandled: true }))) };
};

/** Whom the API knows by that name. Rejects with a FlowError where it can't be asked. */
export const askRecipient = (recipient: Recipient): Promise<LoadedRecipient> =>
  ask(recipient).catch((error: unknown): LoadedRecipient => {
    if (isMissing(error)) return { kind: 'missing' };
    throw error;
  });
