import { call } from '#src/api/call.ts';
import { getEvent } from '#src/api/calls/event.calls.ts';
import { searchPelotons } from '#src/api/calls/search.calls.ts';
import type { GiveData } from './give.types.ts';

/** Loads the giving page's data, with this number of pelotons. Rejects with a FlowError. */
export const askGive = async (namedPelotons: number): Promise<GiveData> => {
  const [event, pelotons] = await Promise.all([
    call(getEvent({ isHandled: true })),
    call(searchPelotons({ limit: namedPelotons })),
  ]);
  return { event, pelotons };
};
