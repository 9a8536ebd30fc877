import type { Schemas } from '#openapi/contract.gen.ts';

type Peloton = Schemas['Peloton'];

/** The fields that captain and admins change, as the API stores them. */
export type PelotonFields = Pick<Peloton, 'name' | 'story' | 'acceptingNewMembers' | 'displayDonations'> & {
  /** For the current year, in cents; null for none. */
  goal: number | null;
};

export type PelotonField = keyof PelotonFields;

/** The fields as the form holds them. An amount that can't be read stays as it was typed. */
export type PelotonDraft = Omit<PelotonFields, 'goal'> & {
  goal: PelotonFields['goal'] | { unclear: string };
};

/** A peloton on the page that changes it. */
export type EditedPeloton = { fields: PelotonFields; draft: PelotonDraft; extra: object };
