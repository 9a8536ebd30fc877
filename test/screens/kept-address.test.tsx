import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { readCookie, writeCookie } from '#src/features/auth/auth.cookies.ts';
import { addressAfter, keepAddress } from '#src/features/auth/kept-address.ts';
import { openApp } from '#test/support/profile/whole-app.tsx';

const donate = '/donate?recipient=maya-okafor&recipientType=User';

beforeEach(() => {
  for (const name of ['lastPath', 'logoutReason'] as const) writeCookie(name, '');
});

const end = (reason: 'session-expired' | 'manual' | 'unknown', address: string) => {
  history.replaceState(null, '', address);
  writeCookie('logoutReason', reason);
  keepAddress(reason);
};

test('an expired session keeps the address for one return after the provider’s sign-out', () => {
  end('session-expired', donate);
  history.replaceState(null, '', '/auth/logout');
  expect(addressAfter('session-expired')).toBe(donate);
  // It counts once.
  expect(readCookie('lastPath')).toBeNull();
});

test.each([
  ['manual', donate],
  ['unknown', donate],
  ['session-expired', '/auth/token?from=provider'],
] as const)('after a sign-out by %s on %s the return address is the home page', (reason, address) => {
  end(reason, address);
  expect(addressAfter(reason)).toBe('/');
});

test('/auth/logout returns to the page of an expired session', async () => {
  end('session-expired', '/nowhere?query=1');
  const { router } = await openApp('/auth/logout', { api: {} });
  await waitFor(() => expect(router.state.location.href).toBe('/nowhere?query=1'));
});

test('/auth/logout leads to the home page after a manual sign-out', async () => {
  end('manual', donate);
  const { router } = await openApp('/auth/logout', { api: {} });
  await waitFor(() => expect(router.state.location.href).toBe('/'));
});
