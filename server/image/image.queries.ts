import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { ImageKind, PageOwner } from './image.rules.ts';

const columns = { profile: 'profileImageUrl', cover: 'coverImageUrl' } as const;

/**
 * Counts an upload of the person, unless `most` were counted since `since`.
 * @returns null, or the time of the oldest counted one, which frees a place after an hour
 */
export const countUpload = async (
  trx: Trx,
  { personId, now, since, most }: { personId: string; now: Date; since: Date; most: number },
): Promise<Date | null> => {
  // A concurrent upload waits here, and sees the first.
  await trx.selectFrom('person').select('id').where('id', '=', personId).forUpdate().execute();
  await trx
    .deleteFrom('imageUpload')
    .where('personId', '=', personId)
    .where('uploadedAt', '<=', since)
    .execute();
  const uploads = await trx
    .selectFrom('imageUpload')
    .select('uploadedAt')
    .where('personId', '=', personId)
    .orderBy('uploadedAt')
    .execute();
  if (uploads.length >= most) return uploads[0]?.uploadedAt ?? now;
  await trx.insertInto('imageUpload').values({ id: randomUUID(), personId, uploadedAt: now }).execute();
  return null;
};

export type NewImage = {
  id: string;
  owner: PageOwner;
  kind: ImageKind;
  address: string;
  files: string[];
  keepUntil: Date;
  createdAt: Date;
};

export const insertImage = async (trx: Trx, { owner, ...image }: NewImage): Promise<void> => {
  await trx
    .insertInto('image')
    .values({ ...image, ...owner })
    .execute();
};

/** Whether the image is still stored; it stays so during `trx`. */
export const isKept = async (trx: Trx, id: string): Promise<boolean> =>
  (await trx.selectFrom('image').select('id').where('id', '=', id).forUpdate().executeTakeFirst()) !==
  undefined;

/** Sets the page's image address, and resolves with the one before. */
export const showImage = async (
  trx: Trx,
  { owner, kind, address }: { owner: PageOwner; kind: ImageKind; address: string | null },
): Promise<string | null> => {
  const column = columns[kind];
  const [table, id] =
    'personId' in owner ? (['person', owner.personId] as const) : (['peloton', owner.pelotonId] as const);
  const before = await trx
    .selectFrom(table)
    .select(column)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  await trx
    .updateTable(table)
    .set({ [column]: address })
    .where('id', '=', id)
    .execute();
  return before?.[column] ?? null;
};

/** Releases an image that was replaced or removed. Returns false for an address of another site. */
export const letGo = async (trx: Trx, address: string, keepUntil: Date): Promise<boolean> => {
  const image = await trx
    .updateTable('image')
    .set({ keepUntil })
    .where('address', '=', address)
    .returning('id')
    .executeTakeFirst();
  return image !== undefined;
};

const notShown = sql<boolean>`
  not exists (select from person where person.id = image.person_id and image.address in (profile_image_url, cover_image_url))
  and not exists (select from peloton where peloton.id = image.peloton_id and image.address in (profile_image_url, cover_image_url))`;

/** Some images that no page shows. */
export const unusedImages = (db: Db, now: Date): Promise<{ id: string; files: string[] }[]> =>
  db
    .selectFrom('image')
    .select(['id', 'files'])
    .where('keepUntil', '<=', now)
    .where(notShown)
    .orderBy('keepUntil')
    .limit(100)
    .execute();

/** False when a page shows it again, or another process has removed it. */
export const deleteImage = async (db: Db, id: string): Promise<boolean> =>
  (await db.deleteFrom('image').where('id', '=', id).where(notShown).returning('id').executeTakeFirst()) !==
  undefined;

/** Releases every image that the person uploaded for their own page, shown or not. */
export const letGoOfAll = async (trx: Trx, personId: string, keepUntil: Date): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('image')
    .set({ keepUntil })
    .where('personId', '=', personId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
