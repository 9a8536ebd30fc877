import type { components } from '#openapi/contract.gen.ts';
import type { ListPage } from '#src/api/call-list.ts';

type Schemas = components['schemas'];

export type Roster = Schemas['PelotonRoster'];
export type FamilyPeloton = Schemas['FamilyPeloton'];
export type Family = ListPage<FamilyPeloton>;
export type FundDonations = ListPage<Schemas['Donation']>;

/** It may come later, and the page stands without it. Null where it can't be had. */
export type Late<Value> = Value | null | Promise<Value | null>;

/** What a peloton's page tells beyond the peloton. */
export type AboutPeloton = {
  roster: Late<Roster>;
  /** Null also for a peloton that holds no others. */
  family: Late<Family>;
  /** The latest gifts to the fund. Null also where the list is private. */
  donations: Late<FundDonations>;
};
