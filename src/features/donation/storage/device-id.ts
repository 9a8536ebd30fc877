const storedAs = 'donation-device';

/** Without storage, the id lasts as long as the page. */
let ofThisPage: string | null = null;

/**
 * A random id of this browser, the same for all its donations. It distinguishes people behind one IP address when one of them tests cards.
 * It is sent only with a donation, or
 * with the request for its proof of work.
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
