import type { components } from '#openapi/contract.gen.ts';

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
