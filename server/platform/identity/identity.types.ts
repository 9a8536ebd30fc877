import type { FastifyInstance } from 'fastify';

/** What a verified token says about its bearer. */
export type Claims = {
  /** Private id of the person at the identity provider. */
  oid: string;
  emailAddress: string;
  /** The policy that issued the token; empty with a provider that has no policies. */
  tfp: string;
  /** When the token was issued, seconds since 1970. */
  iat: number;
  /** Seconds since 1970. */
  exp: number;
};

export type Identity = {
  /**
   * @throws ProblemError `token-invalid` or `token-expired`; or `temporarily-unavailable` (503) while the provider is out of reach, which
   * signs nobody out
   */
  verify: (token: string) => Promise<Claims>;
  /** Serves what sign-in needs of this site: the bridge page, and the simulator's pages. */
  mount: (app: FastifyInstance) => Promise<void>;
};
