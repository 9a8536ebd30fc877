import type { Sighting } from '#machines/auth/auth.types.ts';
import { readCookie } from './auth.cookies.ts';

/** What this browser shows of a session now; whether somebody is logged in is worked out from it. */
export const sighting = (): Sighting => ({ at: Date.now(), accountState: readCookie('msalAccountState') });
