const names = [
  'msalAccountState',
  'msalLastAuthError',
  'currentUserPublicId',
  'lastPath',
  'logoutReason',
] as const;

export type AuthCookie = (typeof names)[number];

const day = 24 * 60 * 60;

const attributes = (maxAge: number) =>
  `; path=/; max-age=${maxAge}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;

export const readCookie = (name: AuthCookie): string | null => {
  try {
    const entry = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
    if (entry === undefined) return null;
    return decodeURIComponent(entry.slice(name.length + 1));
  } catch {
    return null;
  }
};

/** Writes a cookie for one day and every path. */
export const writeCookie = (name: AuthCookie, value: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser we serve
  document.cookie = `${name}=${encodeURIComponent(value)}${attributes(day)}`;
};

export const clearCookies = (...which: readonly AuthCookie[]): void => {
  for (const name of which.length > 0 ? which : names) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser we serve
    document.cookie = `${name}=${attributes(0)}`;
  }
};
