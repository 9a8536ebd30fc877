import type { components } from '#openapi/contract.gen.ts';
import { call } from '#src/api/call.ts';
import { getEvent } from '#src/api/calls/event.calls.ts';
import { searchPelotons } from '#src/api/calls/search.calls.ts';
import type { Event } from '#src/features/donation/recipient/ask-recipient.ts';

/** A peloton on the giving page, ranked or not. */
export type GivePeloton = Pick<
  components['schemas']['Leaderboards']['pelotons'][number],
  'id' | 'name' | 'membersCount' | 'raised' | 'profileImageUrl'
>;

/** The data of the giving page. */
export type GiveData = { event: Event; pelotons: components['schemas']['FoundPeloton'][] };

/** Loads the giving page's data, with this number of pelotons. Rejects with a FlowError. */
export const askGive = async (namedPelotons: number): Promise<GiveData> => {
  const [event, pelotons] = await Promise.all([
    call(getEvent({ isHandled: true })),
    call(searchPelotons({ limit: namedPelotons })),
  ]);
  return { event, pelotons };
};
