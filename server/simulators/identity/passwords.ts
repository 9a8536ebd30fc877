import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

// OWASP's minimum for scrypt: 32 MiB, some 60 ms. maxmem must exceed 128·N·r or Node refuses.
const cost = { N: 2 ** 15, r: 8, p: 3 };
const length = 32;

const derive = (password: string, salt: Buffer, options: ScryptOptions) =>
  new Promise<Buffer>((resolve, reject) => {
    const limits = { ...options, maxmem: 64 * 1024 * 1024 };
    scrypt(password.normalize('NFKC'), salt, length, limits, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });

/** `scrypt$N$r$p$salt$hash`; the costs are stored with it so that they can be raised later. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
};

/** True when the password made this hash; compares in constant time, and a malformed hash matches nothing. */
export const isPassword = async (password: string, stored: string): Promise<boolean> => {
  const [scheme, n, r, p, salt, hash] = stored.split('$');
  if (scheme !== 'scrypt' || salt === undefined || hash === undefined) return false;
  const wanted = Buffer.from(hash, 'base64url');
  const key = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(n),
    r: Number(r),
    p: Number(p),
  });
  return wanted.length === key.length && timingSafeEqual(wanted, key);
};
