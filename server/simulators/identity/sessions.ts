import { setTimeout } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Db } from '#server/platform/database/database.ts';
import { tenantPath } from '#server/platform/identity/simulated-tenant.ts';

const day = 24 * 3600;

/** One for all policies, as in Azure AD B2C: a sign-in at one counts at the others. */
export const sessionCookie = 'identity_session';

const attributes = `Path=${tenantPath}; HttpOnly; SameSite=Lax`;

const cookieOf = ({ headers }: FastifyRequest): string | undefined =>
  headers.cookie
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${sessionCookie}=`))
    ?.slice(sessionCookie.length + 1);

/** The tenant's session for the pages outside the protocol. `provider` is any of the policies'. */
export const tenantSessions = (db: Db, provider: Provider) => {
  const current = async (request: FastifyRequest) => {
    const id = cookieOf(request);
    return id === undefined ? undefined : provider.Session.find(id);
  };

  /** Deletes sessions, grants and refresh tokens; a sign-in in progress stays, with its session. */
  const endAll = async (oid: string, exceptUid?: string): Promise<void> => {
    const session = exceptUid === undefined ? undefined : await provider.Session.findByUid(exceptUid);
    await db
      .deleteFrom('identityRecord')
      .where('accountId', '=', oid)
      .where('key', 'not like', '%:Interaction:%')
      .where('key', '!=', `tenant:Session:${session?.jti ?? ''}`)
      .execute();
  };

  return {
    /** The account of this browser's session. */
    async oid(request: FastifyRequest): Promise<string | undefined> {
      return (await current(request))?.accountId;
    },

    /** Opens a session of this account; returns its cookie. */
    async open(oid: string): Promise<string> {
      const session = new provider.Session();
      session.loginAccount({ accountId: oid, loginTs: Math.floor(Date.now() / 1000) });
      await session.save(day);
      return `${sessionCookie}=${session.jti}; Max-Age=${day}; ${attributes}`;
    },

    /** Ends this browser's session with its codes and refresh tokens; returns the cookie that clears it. */
    async close(request: FastifyRequest): Promise<string> {
      await (await current(request))?.destroy();
      return `${sessionCookie}=; Max-Age=0; ${attributes}`;
    },

    /**
     * Detaches a session from its account when another signs in: oidc-provider would first send the browser through a sign-out page that
     * needs scripts. A planted session becomes useless: the sign-in continues under a new id.
     */
    async handOver(uid: string, oid: string): Promise<void> {
      const session = await provider.Session.findByUid(uid);
      if (session === undefined || session.accountId === oid) return;
      session.accountId = undefined;
      session.authorizations = undefined;
      await session.persist();
    },

    endAll,
  };
};

export type TenantSessions = ReturnType<typeof tenantSessions>;

/**
 * Sessions that ended before their tokens expired: by a new password, or at /sandbox. A token can't be revoked, so every check of a token
 * asks here.
 */
export const endedSessions = (db: Db) => ({
  /** Refuses a person's present tokens; resolves once their next token can be told from them. */
  async end(oid: string): Promise<void> {
    const endedAt = Math.floor(Date.now() / 1000);
    await db
      .insertInto('identityEnd')
      .values({ oid, endedAt })
      .onConflict((conflict) => conflict.column('oid').doUpdateSet({ endedAt }))
      .execute();
    // Token times are whole seconds: without the wait, a token issued right afterwards would count as an old one.
    await setTimeout(1000 - (Date.now() % 1000));
  },

  /** Whether a token issued at `iat` (seconds since 1970) belongs to an ended session. */
  async has(oid: string, iat: number): Promise<boolean> {
    const row = await db
      .selectFrom('identityEnd')
      .select('endedAt')
      .where('oid', '=', oid)
      .executeTakeFirst();
    return row !== undefined && row.endedAt >= iat;
  },
});

export type EndedSessions = ReturnType<typeof endedSessions>;
