import type { components } from '#openapi/contract.gen.ts';

export type ImageKind = components['schemas']['ImageKind'];

/** What the crop is around: from 0, left or top, to 1. */
export type FocalPoint = { focalX: number; focalY: number };

/** Whose page an image is on. */
export type PageOwner = { personId: string } | { pelotonId: string };

/** One size of an image, in WebP. */
export type Rendition = { width: number; bytes: Uint8Array };
