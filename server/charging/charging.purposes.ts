import type { Intent, Purpose } from './charging.types.ts';

export type Purposes = {
  /** @throws Error for a purpose that is not registered */
  of: (intent: Pick<Intent, 'id' | 'purpose'>) => Purpose;
};

/** The register of all purposes of charges on this site. */
export const registerPurposes = (purposes: readonly Purpose[]): Purposes => {
  const byName = new Map(purposes.map((purpose) => [purpose.name, purpose]));
  if (byName.size < purposes.length) throw new Error('Two purposes have the same name.');
  return {
    of: ({ id, purpose: name }) => {
      const purpose = byName.get(name);
      if (purpose === undefined)
        throw new Error(`Intent ${id} is for ${name}, which is no purpose of this site.`);
      return purpose;
    },
  };
};
