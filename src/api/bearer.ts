/** Returns a valid token, renewed if necessary, or null for a visitor. */
export type TokenSource = () => Promise<string | null>;

let source: TokenSource = async () => null;

const { promise: known, resolve: tellKnown } = Promise.withResolvers<void>();

/** Resolves when a signed-in person's token is available, before their data is loaded; never for a visitor. */
export const tokenKnown = (): Promise<void> => known;

/** Sign-in registers itself here, so that the API layer doesn't load it for visitors. */
export const setTokenSource = (next: TokenSource): void => {
  source = next;
  tellKnown();
};

/** The token for the next call. A source that fails counts as no token, and the API decides. */
export const currentToken = async (): Promise<string | null> => {
  try {
    return await source();
  } catch {
    return null;
  }
};
