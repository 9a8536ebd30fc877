import type { components } from '#openapi/contract.gen.ts';
import type { ListPage } from '#src/api/call-list.ts';

type Schemas = components['schemas'];

export type Roster = Schemas['PelotonRoster'];
export type FamilyPeloton = Schemas['FamilyPeloton'];
export type Family = ListPage<FamilyPeloton>;
export type FundDonations = ListPage<Schemas['Donation']>;

/** May be loading, and the page works without it. Null after a failure. */
export type Late<Value> = Value | null | Promise<Value | null>;

/** The page's data besides the peloton. */
export type AboutPeloton = {
  roster: Late<Roster>;
  /** Null also for a peloton without sub-pelotons. */
  family: Late<Family>;
  /** The latest donations to the fund. Null also where the list is private. */
  donations: Late<FundDonations>;
};
