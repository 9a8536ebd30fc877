import { importJWK, SignJWT } from 'jose';
import type { Db } from '#server/platform/database/database.ts';
import { localIssuer, localTenant } from '#server/platform/identity/simulated-tenant.ts';
import { signingKey } from '#server/simulators/identity/provider.ts';

/** A token like the one a browser gets when the demo account with this address signs in; good for an hour. */
export async function tokenOf(db: Db, email: string): Promise<string> {
  const { oid } = await db
    .selectFrom('person')
    .select('oid')
    .where('emailAddress', '=', email)
    .executeTakeFirstOrThrow();
  const { kid, privateJwk } = await signingKey(db);
  const { tfp } = localTenant.policies.emailSignIn;
  return new SignJWT({ oid, tfp, emails: [email] })
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuer(localIssuer(tfp))
    .setAudience(localTenant.audience)
    .setSubject(oid ?? '')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importJWK(privateJwk, 'RS256'));
}
