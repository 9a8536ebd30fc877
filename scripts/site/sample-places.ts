/** External sites for a demo, so that every link of the menus is visible. */
export const samplePlaces = {
  SHOP_URL: 'https://shop.example.org',
  PHOTO_GALLERY_URL: 'https://photos.example.org',
  INSTAGRAM_URL: 'https://instagram.example.org/product',
  FACEBOOK_URL: 'https://facebook.example.org/product',
  YOUTUBE_URL: 'https://youtube.example.org/product',
  STRAVA_URL: 'https://strava.example.org/product',
};

/**
 * The settings of a site that Chromium tests or walks. Each card may be declined as often as they need. On a slow machine the server still
 * renders each page.
 */
export const sampleSite = {
  ...samplePlaces,
  CHECK_RESPONSES: 'yes',
  CARD_DECLINES_ALLOWED: '1000',
  PAGE_WAIT_MS: '60000',
  // How long a test waits for a lost answer of the gateway.
  PAYMENTS_TIMEOUT_MS: '2000',
};

/** The settings with a sample for each external site that they don't name; production keeps its own. */
export const withSamplePlaces = (settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  settings.MODE === 'production' ? settings : { ...samplePlaces, ...settings };
