import type { Claims, Identity } from '#server/platform/identity/identity.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';

/** The caller of a test; the other claims are invented. */
export type TestCaller = {
  oid: string;
  emailAddress?: string;
  tfp?: string;
  /** The time of signing in, seconds since 1970; long ago by default. */
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

/** Accepts every token of `tokenFor`: signing in is not the subject of these tests. */
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
