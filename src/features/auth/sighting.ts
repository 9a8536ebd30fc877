import type { Sighting } from '#machines/auth/auth.types.ts';
import { readCookie } from './auth.cookies.ts';

/** The browser's current data about a session, from which the machine derives whether a person is logged in. */
export const sighting = (): Sighting => ({ at: Date.now(), accountState: readCookie('msalAccountState') });
