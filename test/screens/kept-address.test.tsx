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

test('a session that ran out keeps the address for the page after the provider’s sign-out', () => {
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
] as const)('a session that ended by %s on %s leads home', (reason, address) => {
  end(reason, address);
  expect(addressAfter(reason)).toBe('/');
});

test('the provider’s sign-out comes back to the page that the expired session was on', async () => {
  end('session-expired', '/nowhere?query=1');
  const { router } = await openApp('/auth/logout', { api: {} });
  await waitFor(() => expect(router.state.location.href).toBe('/nowhere?query=1'));
});

test('the provider’s sign-out leads home after a sign-out that was asked for', async () => {
  end('manual', donate);
  const { router } = await openApp('/auth/logout', { api: {} });
  await waitFor(() => expect(router.state.location.href).toBe('/'));
});
