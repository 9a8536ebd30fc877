import { createContext } from 'react';

/** External sites in the menus, from the settings; missing ones are not shown. */
export type OutsidePlaces = {
  shop: string | null;
  photos: string | null;
  /** The community's social networks; `id` selects the icon. */
  networks: readonly { id: 'instagram' | 'facebook' | 'youtube' | 'strava'; name: string; href: string }[];
};

export const noPlaces: OutsidePlaces = { shop: null, photos: null, networks: [] };

export const OutsideContext = createContext(noPlaces);

/** The data that the server wrote into the document (`server/pages/document.ts`), and from which it rendered the menus. */
export const outsideOfDocument = (): OutsidePlaces =>
  JSON.parse(document.getElementById('outside-places')?.textContent ?? 'null') ?? noPlaces;
