import { call } from '#src/api/call.ts';
import { getEvent } from '#src/api/calls/event.calls.ts';
import type { AppActor } from '#src/app/root-actor/system-actors.ts';
import { sessionKnown } from '#src/app/session/session.ts';

/** Loads the options of registration when the reader is known. */
export const loadRegister = async (app: AppActor) => {
  const [event] = await Promise.all([call(getEvent({ isHandled: true })), sessionKnown(app)]);
  return event;
};
