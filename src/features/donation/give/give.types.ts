import type { components } from '#openapi/contract.gen.ts';
import type { Event } from '#src/features/donation/recipient/recipient.types.ts';

/** A peloton as the page shows it, ranked or not. */
export type GivePeloton = Pick<
  components['schemas']['Leaderboards']['pelotons'][number],
  'id' | 'name' | 'membersCount' | 'raised' | 'profileImageUrl'
>;

/** What the page about giving shows beside its words. */
export type GiveData = { event: Event; pelotons: components['schemas']['FoundPeloton'][] };
