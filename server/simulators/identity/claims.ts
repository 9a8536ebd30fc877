import { fullNameOf } from '#machines/form/person-name.ts';
import type { LocalAccount } from './accounts.ts';

/**
 * The claims that Azure AD B2C puts into this product's tokens, access tokens included; less, or a policy that nobody
 * knows, for an account that was set to that at /sandbox.
 */
export const claimsOf = ({ oid, email, firstName, lastName, claims }: LocalAccount, tfp: string) => ({
  ...(claims !== 'without-oid' && { oid }),
  tfp: claims === 'unknown-policy' ? 'B2C_1_somewhere_else' : tfp,
  ...(email !== null && claims !== 'without-email' && { emails: [email] }),
  name: fullNameOf({ firstName, lastName }),
  given_name: firstName,
  family_name: lastName,
});
