const storedAs = 'donation-device';

/** Where nothing can be stored, as long as the page. */
let ofThisPage: string | null = null;

/**
 * A random id of this browser, the same for every donation from here: so that people behind one address aren’t taken for one another when
 * somebody there tries out cards. It is sent with a donation and never with anything else.
 */
export const deviceId = (): string => {
  try {
    const known = localStorage.getItem(storedAs);
    if (known !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(known)) return known;
    const made = ofThisPage ?? crypto.randomUUID();
    ofThisPage = made;
    localStorage.setItem(storedAs, made);
    return made;
  } catch {
    ofThisPage ??= crypto.randomUUID();
    return ofThisPage;
  }
};
