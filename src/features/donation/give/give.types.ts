import type { components } from '#openapi/contract.gen.ts';
import type { Event } from '#src/features/donation/recipient/recipient.types.ts';

/** A peloton on the giving page, ranked or not. */
export type GivePeloton = Pick<
  components['schemas']['Leaderboards']['pelotons'][number],
  'id' | 'name' | 'membersCount' | 'raised' | 'profileImageUrl'
>;

/** The data of the giving page. */
export type GiveData = { event: Event; pelotons: components['schemas']['FoundPeloton'][] };
