import { expect, test } from 'vitest';
import { failureOfMsal } from '#src/features/auth/msal-failure.ts';
import { storageFull } from '#src/features/auth/storage-room.ts';

test.each([
  [
    'the library’s own error',
    { name: 'CacheError', errorCode: 'cache_quota_exceeded', errorMessage: 'See …' },
  ],
  ['the browser’s error', new DOMException('exceeded the quota', 'QuotaExceededError')],
  ['Firefox’s error', Object.assign(new Error('full'), { name: 'NS_ERROR_DOM_QUOTA_REACHED' })],
])('a storage quota error becomes a message with advice: %s', (_, error) => {
  expect(failureOfMsal(error)).toEqual(storageFull);
  expect(storageFull.message).toMatch(/^Your browser is out of space.+ try again\.$/);
});
