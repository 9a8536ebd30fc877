/** Addresses of the outside world, in one place: change them here and every link follows. */
export const outside = {
  shop: 'https://shop.example.org',
  photos: 'https://photos.example.org',
};

/** Where else the community meets. */
export const networks = [
  { id: 'instagram', label: 'Instagram', href: 'https://instagram.example.org/product' },
  { id: 'facebook', label: 'Facebook', href: 'https://facebook.example.org/product' },
  { id: 'youtube', label: 'YouTube', href: 'https://youtube.example.org/product' },
  { id: 'strava', label: 'Strava', href: 'https://strava.example.org/product' },
] as const;
