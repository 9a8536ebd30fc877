import type { EntityData } from '#machines/entity/cached-entity.types.ts';

/** A person or a peloton from the document, as a visitor sees it. */
export type CameEntity<Data extends EntityData> = {
  data: Data;
  /** Epoch milliseconds of the earliest time at which the server may have read it. */
  since: number;
};
