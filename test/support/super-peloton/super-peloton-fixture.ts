import type { FamilyView, Named, Partner, SubPeloton } from '#machines/super-peloton/super-peloton.types.ts';

/** The captain's peloton, and the super-peloton of another captain. */
export const own: Named = { id: '7c0c1f0e-0f3b-4b51-8b2e-2c1d7a4b9f11', name: 'Quarry Runners' };
export const ownSuper: Named = { id: '7c0c1f0e-0f3b-4b51-8b2e-2c1d7a4b9f10', name: 'Quarry Company' };

/** The two who ask and are asked. */
export const nurses: Named = { id: '7c0c1f0e-0f3b-4b51-8b2e-2c1d7a4b9f12', name: 'Quarry Nurses' };
export const labs: Named = { id: '7c0c1f0e-0f3b-4b51-8b2e-2c1d7a4b9f13', name: 'Quarry Labs' };

const at = '2027-03-01T15:00:00.000Z' as const;

const asking = (peloton: Named) => ({ peloton, isOurs: false, askedAt: at });
const asked = (peloton: Named) => ({ peloton, isOurs: true, askedAt: at });

export const sub = (index: number): SubPeloton => ({
  id: `7c0c1f0e-0f3b-4b51-8b2e-${String(index).padStart(12, '0')}`,
  name: `Crew ${index}`,
  profileImageUrl: null,
  isActive: index % 5 !== 0,
  membersCount: index % 5 === 0 ? 0 : index,
  raised: 1_000_000 - index * 10_000,
});

const plain = { level: 'peloton', parent: null, subPelotons: [], subPelotonCount: 0 } as const;
const subs = (count: number) => Array.from({ length: count }, (_, index) => sub(index + 1));

/** A plain peloton that the nurses invite, and that asked the labs; here both are super-pelotons. */
export const askedAndAsking: FamilyView = {
  ...plain,
  subPelotons: [],
  requests: [asking(nurses), asked(labs)],
};
export const alone: FamilyView = { ...plain, subPelotons: [], requests: [] };
export const inFamily: FamilyView = { ...alone, parent: nurses };

/** A super-peloton of three, two of which are shown; the nurses want in, and the labs are invited. */
export const family: FamilyView = {
  level: 'super',
  parent: null,
  requests: [asking(nurses), asked(labs)],
  subPelotons: subs(2),
  subPelotonCount: 3,
};
/** The super-peloton with all three shown, and no open request. */
export const wholeFamily: FamilyView = { ...family, requests: [], subPelotons: subs(3) };

/** The results of a search by name: a free peloton, and one in a family. */
export const porters: Named = { id: '7c0c1f0e-0f3b-4b51-8b2e-2c1d7a4b9f14', name: 'Quarry Porters' };
export const partners: Partner[] = [
  { ...porters, membersCount: 4, parentName: null },
  {
    id: '7c0c1f0e-0f3b-4b51-8b2e-2c1d7a4b9f15',
    name: 'Quarry Porters of Old',
    membersCount: 9,
    parentName: 'Old Friends',
  },
];
