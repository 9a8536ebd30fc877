import type { components } from '#openapi/contract.gen.ts';
import type { Event } from '#src/features/donation/recipient/recipient.types.ts';

export type GivePeloton = components['schemas']['FoundPeloton'];

/** What the page about giving shows beside its words. */
export type GiveData = { event: Event; pelotons: GivePeloton[] };
