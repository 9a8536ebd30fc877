import { createContext } from 'react';

/** Sites of others that the menus lead to, as the settings name them; what they don't name is shown nowhere. */
export type OutsidePlaces = {
  shop: string | null;
  photos: string | null;
  networks: readonly { id: 'instagram' | 'facebook' | 'youtube' | 'strava'; href: string }[];
};

export const noPlaces: OutsidePlaces = { shop: null, photos: null, networks: [] };

/** What networks are called. */
export const networkNames: Readonly<Record<OutsidePlaces['networks'][number]['id'], string>> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  strava: 'Strava',
};

export const OutsideContext = createContext(noPlaces);

/** What the server wrote into the document (`server/outside-places.ts`); its menus were rendered from the same. */
export const outsideOfDocument = (): OutsidePlaces => {
  const island = document.getElementById('outside-places');
  return island === null ? noPlaces : (JSON.parse(island.textContent ?? '') as OutsidePlaces);
};
