import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Restored } from '#machines/auth/auth.types.ts';
import { createApp } from '#src/app/root-actor/create-app.ts';
import { systemActor } from '#src/app/root-actor/system-actors.ts';
import { guardReturn } from '#src/app/session/guard-return.ts';
import { clearCookies, writeCookie } from '#src/features/auth/auth.cookies.ts';
import { loneAuth } from '#test/support/auth/lone-auth.ts';
import { mayaSignedIn } from '#test/support/profile/profile-fixture.ts';

const { promise: isOver } = Promise.withResolvers<Restored>();

const auth = loneAuth(() => isOver);

// jsdom has no such event.
const travel = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  dispatchEvent(Object.assign(new Event(type), { persisted }));

const open = ({ isSomebodyShown }: { isSomebodyShown: boolean }) => {
  const app = createApp({ auth, goTo: async () => undefined });
  if (isSomebodyShown)
    systemActor(app, 'currentUser').send({ type: 'entity.received', id: null, data: mayaSignedIn, at: 0 });
  let reloads = 0;
  onTestFinished(
    guardReturn(app, () => {
      reloads += 1;
    }),
  );
  return () => ({ reloads, isHidden: document.documentElement.style.visibility === 'hidden' });
};

beforeEach(() => {
  document.documentElement.style.visibility = '';
  clearCookies();
  writeCookie('currentUserPublicId', mayaSignedIn.publicId);
});

test('pagehide hides a page with user data, and pageshow reveals it to the same user', () => {
  const page = open({ isSomebodyShown: true });
  travel('pagehide', true);
  expect(page()).toEqual({ reloads: 0, isHidden: true });
  travel('pageshow', true);
  expect(page()).toEqual({ reloads: 0, isHidden: false });
});

test.each([
  ['no user', () => clearCookies()],
  ['another user', () => writeCookie('currentUserPublicId', 'dev-raman')],
])('the hidden page reloads on pageshow once %s is signed in', (_, change) => {
  const page = open({ isSomebodyShown: true });
  travel('pagehide', true);
  change();
  travel('pageshow', true);
  expect(page()).toEqual({ reloads: 1, isHidden: true });
});

test('a visitor’s page is neither hidden nor reloaded', () => {
  const page = open({ isSomebodyShown: false });
  clearCookies();
  travel('pagehide', true);
  expect(page()).toEqual({ reloads: 0, isHidden: false });
  travel('pageshow', true);
  expect(page()).toEqual({ reloads: 0, isHidden: false });
});

test('pageshow of a page that is not from the cache does not reload', () => {
  const page = open({ isSomebodyShown: true });
  clearCookies();
  travel('pageshow', false);
  expect(page()).toEqual({ reloads: 0, isHidden: false });
});
