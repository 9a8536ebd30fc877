/** A session that MSAL stores in this browser: the parts that the app needs until a token has to be renewed. */
export type KeptSession = {
  /** The claims of the id token. */
  claims: Readonly<Record<string, unknown>>;
  rawIdToken: string;
  accessToken: string;
  /** Epoch milliseconds from which the library has to renew the tokens. */
  renewAt: number;
};

/** An encrypted entry of the library: the key's id, the salt, and the encrypted data. */
type Sealed = { id: string; nonce: string; data: string };

/** Milliseconds before its expiry at which a token is renewed: the library's own offset. */
const renewalOffset = 300_000;

/** The library rounds the time of storing a token to the nearest second, which may be this many milliseconds ahead. */
const rounding = 500;

const tokenKeys = 'msal.3.token.keys.';

const bytesOf = (base64: string) =>
  Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const textOf = (bytes: BufferSource) => new TextDecoder().decode(bytes);

const storedAt = (name: string) => JSON.parse(localStorage.getItem(name) ?? 'null');

/** The key exists as long as the browser's session. */
const keyOfBrowser = async (): Promise<{ id: string; key: CryptoKey }> => {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith('msal.cache.encryption=')) ?? '';
  const { id, key } = JSON.parse(decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)));
  return { id, key: await crypto.subtle.importKey('raw', bytesOf(key), 'HKDF', false, ['deriveKey']) };
};

/** Each entry has its own key, derived from the browser's. */
const opener = async (clientId: string) => {
  const { id, key } = await keyOfBrowser();
  const info = new TextEncoder().encode(clientId);
  return async (name: string) => {
    const sealed: Sealed = storedAt(name);
    if (sealed.id !== id) throw new Error('sealed in another session of the browser');
    const aes = { name: 'AES-GCM', length: 256 };
    const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: bytesOf(sealed.nonce), info };
    const own = await crypto.subtle.deriveKey(hkdf, key, aes, false, ['decrypt']);
    const iv = new Uint8Array(12);
    return JSON.parse(textOf(await crypto.subtle.decrypt({ ...aes, iv }, own, bytesOf(sealed.data))));
  };
};

const onlyOne = <Item>(items: readonly Item[]): Item => {
  const [item] = items;
  if (item === undefined || items.length > 1) throw new Error('none, or several');
  return item;
};

const read = async (now: number): Promise<KeptSession | null> => {
  const clientId = onlyOne(Object.keys(localStorage).filter((name) => name.startsWith(tokenKeys))).slice(
    tokenKeys.length,
  );
  const names = storedAt(tokenKeys + clientId) as { idToken: string[]; accessToken: string[] };
  const { homeAccountId } = storedAt(`msal.${clientId}.active-account-filters`);
  const isOfActive = (name: string) => name.split('|')[1] === homeAccountId.toLowerCase();
  const open = await opener(clientId);
  const [id, access] = await Promise.all([
    open(onlyOne(names.idToken.filter(isOfActive))),
    open(onlyOne(names.accessToken.filter(isOfActive))),
  ]);
  const claims = JSON.parse(textOf(bytesOf(id.secret.split('.')[1])));
  const renewAt = Math.min(claims.exp, Number(access.expiresOn)) * 1000 - renewalOffset;
  const isGood = Number(access.cachedAt) * 1000 <= now + rounding && now < renewAt;
  return isGood ? { claims, rawIdToken: id.secret, accessToken: access.secret, renewAt } : null;
};

/**
 * Reads the session of the library's active account without the library. Null for any surprise (nothing is stored, several accounts, a
 * token that expires soon, another storage format): then the library has to look itself.
 * @param now epoch milliseconds
 */
export const readKeptSession = (now: number): Promise<KeptSession | null> => read(now).catch(() => null);
