import type { Claims, Identity } from '#server/platform/identity/identity.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';

/** Whoever a test wants to be; the rest of the claims are made up. */
export type TestCaller = {
  oid: string;
  emailAddress?: string;
  tfp?: string;
  /** When they signed in, seconds since 1970; long ago when left out. */
  iat?: number;
};

/** A token that only `testIdentity` reads. */
export const tokenFor = ({
  oid,
  emailAddress = `${oid}@example.com`,
  tfp = 'B2C_1_email_signin',
  iat = 0,
}: TestCaller): string =>
  Buffer.from(JSON.stringify({ oid, emailAddress, tfp, iat, exp: 4_102_444_800 })).toString('base64url');

/** Believes every token that `tokenFor` made: who signs in and how is not what these tests are about. */
export const testIdentity: Identity = {
  mount: () => Promise.resolve(),
  verify: async (token) => {
    try {
      return JSON.parse(Buffer.from(token, 'base64url').toString()) as Claims;
    } catch {
      throw platformProblem('token-invalid');
    }
  },
};
