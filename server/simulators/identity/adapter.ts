import { sql } from 'kysely';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import { unstorableText } from '#server/platform/contract/unstorable-text.ts';
import type { Db } from '#server/platform/database/database.ts';

const kept = (expiresAt: Date | null) => expiresAt === null || expiresAt.getTime() > Date.now();

/** The shared records of all policies: sessions and grants. */
const isShared = (model: string) => model === 'Session' || model === 'Grant';

/**
 * oidc-provider's store on our database: one table for every kind of record. The policy begins each key except shared ones, because the
 * providers of several policies must never find each other's codes and tokens.
 */
export const databaseAdapter =
  (db: Db, policy: string) =>
  (model: string): Adapter => {
    const keyOf = (id: string) => `${isShared(model) ? 'tenant' : policy}:${model}:${id}`;
    const grantKeyOf = (grantId: string) => `tenant:grant:${grantId}`;
    const uidKeyOf = (uid: string) => `tenant:uid:${uid}`;

    const findBy = async (column: 'key' | 'uidKey', value: string): Promise<AdapterPayload | undefined> => {
      if (unstorableText(value) !== null) return undefined;
      const row = await db
        .selectFrom('identityRecord')
        .select(['payload', 'expiresAt'])
        .where(column, '=', value)
        .executeTakeFirst();
      return row !== undefined && kept(row.expiresAt) ? (row.payload as AdapterPayload) : undefined;
    };

    return {
      async upsert(id, payload, expiresIn) {
        if (unstorableText(payload) !== null)
          throw new errors.InvalidRequest('the request holds a character that can’t be kept');
        // Expired records are ignored anyway; clearing them with each new sign-in only saves space.
        if (model === 'Interaction')
          await db.deleteFrom('identityRecord').where('expiresAt', '<', new Date()).execute();
        const fields = {
          payload: JSON.stringify(payload),
          accountId: payload.accountId ?? null,
          grantKey: payload.grantId === undefined ? null : grantKeyOf(payload.grantId),
          uidKey: model === 'Session' && payload.uid !== undefined ? uidKeyOf(payload.uid) : null,
          expiresAt: expiresIn ? new Date(Date.now() + expiresIn * 1000) : null,
        };
        await db
          .insertInto('identityRecord')
          .values({ key: keyOf(id), ...fields })
          .onConflict((conflict) => conflict.column('key').doUpdateSet(fields))
          .execute();
      },
      find: (id) => findBy('key', keyOf(id)),
      findByUid: (uid) => findBy('uidKey', uidKeyOf(uid)),
      // Such codes belong to the device flow, which is switched off.
      findByUserCode: async () => undefined,
      async consume(id) {
        const consumed = JSON.stringify({ consumed: Math.floor(Date.now() / 1000) });
        await db
          .updateTable('identityRecord')
          .set({ payload: sql`payload || ${consumed}::jsonb` })
          .where('key', '=', keyOf(id))
          .execute();
      },
      async destroy(id) {
        await db.deleteFrom('identityRecord').where('key', '=', keyOf(id)).execute();
      },
      async revokeByGrantId(grantId) {
        await db.deleteFrom('identityRecord').where('grantKey', '=', grantKeyOf(grantId)).execute();
      },
    };
  };
