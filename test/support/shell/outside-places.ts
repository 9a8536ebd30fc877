import type { OutsidePlaces } from '#src/features/shell/outside.ts';

/** Settings that name every site outside. */
export const outsideVariables = {
  SHOP_URL: 'https://shop.example.org',
  PHOTO_GALLERY_URL: 'https://photos.example.org',
  INSTAGRAM_URL: 'https://instagram.example.org/product',
  FACEBOOK_URL: 'https://facebook.example.org/product',
  YOUTUBE_URL: 'https://youtube.example.org/product',
  STRAVA_URL: 'https://strava.example.org/product',
};

/** What the menus make of them. */
export const allPlaces: OutsidePlaces = {
  shop: outsideVariables.SHOP_URL,
  photos: outsideVariables.PHOTO_GALLERY_URL,
  networks: [
    { id: 'instagram', name: 'Instagram', href: outsideVariables.INSTAGRAM_URL },
    { id: 'facebook', name: 'Facebook', href: outsideVariables.FACEBOOK_URL },
    { id: 'youtube', name: 'YouTube', href: outsideVariables.YOUTUBE_URL },
    { id: 'strava', name: 'Strava', href: outsideVariables.STRAVA_URL },
  ],
};
