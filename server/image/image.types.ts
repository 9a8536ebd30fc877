import type { components } from '#openapi/contract.gen.ts';

export type ImageKind = components['schemas']['ImageKind'];

/** The centre of the crop: from 0, left or top, to 1. */
export type FocalPoint = { focalX: number; focalY: number };

/** The owner of the image's page. */
export type PageOwner = { personId: string } | { pelotonId: string };

/** One size of an image, in WebP. */
export type Rendition = { width: number; bytes: Uint8Array };
