import type { components } from '#openapi/contract.gen.ts';
import type { ListPage } from '#src/api/call-list.ts';

type Schemas = components['schemas'];

export type Participation = Schemas['UserParticipation'];
export type History = Schemas['UserHistory'];
export type Donations = ListPage<Schemas['Donation']>;
export type RiddenWith = Pick<Schemas['Peloton'], 'fundraising' | 'membersCount'>;

/** It may come later, and the page stands without it. Null where it can't be had. */
export type Late<Value> = Value | null | Promise<Value | null>;

/** What a person's page tells beyond the person. */
export type About = {
  participation: Late<Participation>;
  history: Late<History>;
  /** One page of who gave, newest first. Null also where the list is private. */
  donations: Late<Donations>;
  /** The peloton that the person rides with. */
  peloton: Late<RiddenWith>;
};
