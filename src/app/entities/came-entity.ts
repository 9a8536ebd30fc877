import type { EntityData } from '#machines/entity/cached-entity.types.ts';

/** A person or a peloton as it came with the document: what a visitor sees. */
export type CameEntity<Data extends EntityData> = {
  data: Data;
  /** Epoch milliseconds at which it was asked for, at the earliest. */
  since: number;
};
