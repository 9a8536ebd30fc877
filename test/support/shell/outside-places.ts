import { samplePlaces } from '#scripts/site/sample-places.ts';
import type { OutsidePlaces } from '#src/features/shell/outside.ts';

/** What the menus make of them. */
export const allPlaces: OutsidePlaces = {
  shop: samplePlaces.SHOP_URL,
  photos: samplePlaces.PHOTO_GALLERY_URL,
  networks: [
    { id: 'instagram', name: 'Instagram', href: samplePlaces.INSTAGRAM_URL },
    { id: 'facebook', name: 'Facebook', href: samplePlaces.FACEBOOK_URL },
    { id: 'youtube', name: 'YouTube', href: samplePlaces.YOUTUBE_URL },
    { id: 'strava', name: 'Strava', href: samplePlaces.STRAVA_URL },
  ],
};
