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
   * Throws ProblemError `token-invalid` or `token-expired`; or `temporarily-unavailable` (503), which signs nobody out:
   * the provider is out of reach, and nothing is known about the token.
   */
  verify: (token: string) => Promise<Claims>;
  /** Serves what sign-in needs of this site: the bridge page, and the provider's own pages where it lives here. */
  mount: (app: FastifyInstance) => Promise<void>;
};
