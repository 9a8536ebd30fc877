/** Gives a valid token, renewed if need be, or null for a visitor who is not signed in. */
export type TokenSource = () => Promise<string | null>;

let source: TokenSource = async () => null;

const { promise: known, resolve: tellKnown } = Promise.withResolvers<void>();

/** Resolves once somebody's token can be had, which is before it is known who they are; never for a visitor. */
export const tokenKnown = (): Promise<void> => known;

/** Sign-in registers itself here, so that the API layer loads nothing of it for those who never sign in. */
export const setTokenSource = (next: TokenSource): void => {
  source = next;
  tellKnown();
};

/** The token for the next call; a source that fails counts as no token, and the API decides. */
export const currentToken = async (): Promise<string | null> => {
  try {
    return await source();
  } catch {
    return null;
  }
};
