import type { components } from '#openapi/contract.gen.ts';
import type { ListPage } from '#src/api/call-list.ts';

type Schemas = components['schemas'];

export type Participation = Schemas['UserParticipation'];
export type History = Schemas['UserHistory'];
export type Donations = ListPage<Schemas['Donation']>;
export type RiddenWith = Pick<Schemas['Peloton'], 'fundraising' | 'membersCount'>;

/** May be loading, and the page works without it. Null after a failure. */
export type Late<Value> = Value | null | Promise<Value | null>;

/** The page's data besides the person. */
export type About = {
  participation: Late<Participation>;
  history: Late<History>;
  /** One page of donations, newest first. Null also where the list is private. */
  donations: Late<Donations>;
  /** The person's peloton. */
  peloton: Late<RiddenWith>;
};
