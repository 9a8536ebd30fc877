import { z } from 'zod';

/** External sites that the menus link to; null or undefined removes the link. */
export type OutsideSettings = {
  shop: string | null;
  photos: string | null;
  networks: { id: 'instagram' | 'facebook' | 'youtube' | 'strava'; name: string; href: string }[];
};

const address = z.url({ protocol: /^https$/, error: 'must be an https address' }).optional();

export const outsideVariables = {
  SHOP_URL: address,
  PHOTO_GALLERY_URL: address,
  INSTAGRAM_URL: address,
  FACEBOOK_URL: address,
  YOUTUBE_URL: address,
  STRAVA_URL: address,
};

export const readOutside = (values: z.output<z.ZodObject<typeof outsideVariables>>): OutsideSettings => {
  const networks = [
    { id: 'instagram', name: 'Instagram', href: values.INSTAGRAM_URL },
    { id: 'facebook', name: 'Facebook', href: values.FACEBOOK_URL },
    { id: 'youtube', name: 'YouTube', href: values.YOUTUBE_URL },
    { id: 'strava', name: 'Strava', href: values.STRAVA_URL },
  ] as const;
  return {
    shop: values.SHOP_URL ?? null,
    photos: values.PHOTO_GALLERY_URL ?? null,
    networks: networks.flatMap(({ href, ...network }) => (href === undefined ? [] : [{ ...network, href }])),
  };
};
