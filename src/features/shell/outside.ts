import { createContext } from 'react';

/** Sites of others that the menus lead to, as the settings name them; what they don't name is shown nowhere. */
export type OutsidePlaces = {
  shop: string | null;
  photos: string | null;
  /** Where else the community meets; `id` names the mark. */
  networks: readonly { id: 'instagram' | 'facebook' | 'youtube' | 'strava'; name: string; href: string }[];
};

export const noPlaces: OutsidePlaces = { shop: null, photos: null, networks: [] };

export const OutsideContext = createContext(noPlaces);

/** What the server wrote into the document (`server/pages/document.ts`); its menus were rendered from the same. */
export const outsideOfDocument = (): OutsidePlaces =>
  JSON.parse(document.getElementById('outside-places')?.textContent ?? 'null') ?? noPlaces;
