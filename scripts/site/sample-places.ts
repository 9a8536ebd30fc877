/** External sites for a demo, so that every link of the menus is visible. */
export const samplePlaces = {
  SHOP_URL: 'https://shop.example.org',
  PHOTO_GALLERY_URL: 'https://photos.example.org',
  INSTAGRAM_URL: 'https://instagram.example.org/product',
  FACEBOOK_URL: 'https://facebook.example.org/product',
  YOUTUBE_URL: 'https://youtube.example.org/product',
  STRAVA_URL: 'https://strava.example.org/product',
};

/** The settings with a sample for each external site that they don't name; production keeps its own. */
export const withSamplePlaces = (settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  settings.MODE === 'production' ? settings : { ...samplePlaces, ...settings };
