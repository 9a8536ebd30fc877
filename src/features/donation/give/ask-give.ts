import { call } from '#src/api/call.ts';
import { getEvent } from '#src/api/calls/event.calls.ts';
import { searchPelotons } from '#src/api/calls/search.calls.ts';
import type { GiveData } from './give.types.ts';

/** What the API knows for the page about giving, with as many pelotons as it names. Rejects with a FlowError where it can't be asked. */
export const askGive = async (namedPelotons: number): Promise<GiveData> => {
  const [event, pelotons] = await Promise.all([
    call(getEvent({ isHandled: true })),
    call(searchPelotons({ limit: namedPelotons })),
  ]);
  return { event, pelotons };
};
