import { fullNameOf } from '#machines/form/person-name.ts';
import type { LocalAccount } from './accounts.ts';

/**
 * The claims of Azure AD B2C's tokens for this product, access tokens included. An account can be set at /sandbox to miss claims, or to
 * name an unknown policy.
 */
export const claimsOf = ({ oid, email, firstName, lastName, claims }: LocalAccount, tfp: string) => ({
  ...(claims !== 'without-oid' && { oid }),
  tfp: claims === 'unknown-policy' ? 'B2C_1_somewhere_else' : tfp,
  ...(email !== null && claims !== 'without-email' && { emails: [email] }),
  name: fullNameOf({ firstName, lastName }),
  given_name: firstName,
  family_name: lastName,
});
