import type { FastifyRequest } from 'fastify';
import type { Db } from '#server/platform/database/database.ts';
import { hasEndedSession } from '#server/platform/identity/ended-session.ts';
import type { Identity } from '#server/platform/identity/identity.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import type { Access } from './document.ts';
import type { Caller } from './handlers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the body is read; null for a visitor. */
    caller: Caller | null;
  }
}

const bearer = /^Bearer +([\w.~+/-]+=*)$/i;

const tokenOf = (request: FastifyRequest): string | null => {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const token = bearer.exec(header)?.[1];
  if (token === undefined) throw platformProblem('token-invalid');
  return token;
};

const personIdOf = async ({ db }: { db: Db }, oid: string): Promise<string | null> => {
  const person = await db.selectFrom('person').select('id').where('oid', '=', oid).executeTakeFirst();
  return person?.id ?? null;
};

/**
 * Identifies the caller and checks `access`. A token that is present but invalid is refused even where visitors are allowed: as a visitor,
 * the person would silently see less than their own data.
 */
export const admit = async (
  deps: { db: Db; identity: Identity },
  access: Access,
  request: FastifyRequest,
): Promise<Caller | null> => {
  const token = tokenOf(request);
  if (token === null) {
    if (access === 'anyone') return null;
    throw platformProblem('sign-in-required');
  }
  const { oid, emailAddress, tfp, iat } = await deps.identity.verify(token);
  const personId = await personIdOf(deps, oid);
  if (personId === null && (await hasEndedSession(deps.db, oid, iat)))
    throw platformProblem('account-closed');
  if (access === 'signed-in' && personId === null) throw platformProblem('contact-required');
  return { oid, emailAddress, tfp, personId };
};
