import { z } from 'zod';

/** Sites of others that the menus link to; null or left out where there is none, and then nothing leads there. */
export type OutsideSettings = {
  shop: string | null;
  photos: string | null;
  networks: { id: 'instagram' | 'facebook' | 'youtube' | 'strava'; href: string }[];
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
  const networks = {
    instagram: values.INSTAGRAM_URL,
    facebook: values.FACEBOOK_URL,
    youtube: values.YOUTUBE_URL,
    strava: values.STRAVA_URL,
  } as const;
  return {
    shop: values.SHOP_URL ?? null,
    photos: values.PHOTO_GALLERY_URL ?? null,
    networks: (Object.keys(networks) as (keyof typeof networks)[]).flatMap((id) => {
      const href = networks[id];
      return href === undefined ? [] : [{ id, href }];
    }),
  };
};
