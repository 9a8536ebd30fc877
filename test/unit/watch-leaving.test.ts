// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://localhost:3000/" }
import { createBrowserHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import { leaveWarningMachine } from '#machines/shell/leave-warning/leave-warning.machine.ts';
import { parseSearch } from '#src/app/router/search-params.ts';
import { watchLeaving } from '#src/app/router/watch-leaving.ts';

const open = async (address: string) => {
  const root = createRootRoute();
  const pages = ['/donate', '/faq'].map((path) => createRoute({ getParentRoute: () => root, path }));
  window.history.replaceState(null, '', address);
  const history = createBrowserHistory();
  const router = createRouter({ routeTree: root.addChildren(pages), history, parseSearch });
  await router.load();
  const warning = createActor(leaveWarningMachine).start();
  const stop = watchLeaving(router as never, warning);
  onTestFinished(() => {
    stop();
    history.destroy();
  });
  warning.send({ type: 'warning.armed' });
  const isAsked = () => warning.getSnapshot().matches('asking');
  return { router, isAsked };
};

test.each([
  '/donate?recipient=maya-okafor',
  '/donate?recipient=maya-okafor&utm_campaign=spring%20ride',
  '/donate?recipient=maya%2Dokafor&fbclid',
])('going back to the first step of %s asks nothing, however the link was written', async (address) => {
  const { router, isAsked } = await open(address);
  await router.navigate({ to: '.', search: true, hash: 'review', ignoreBlocker: true } as never);
  expect(window.location.hash).toBe('#review');
  router.history.back();
  await expect.poll(() => isAsked() || window.location.hash === '').toBe(true);
  expect(isAsked()).toBe(false);
});

test.each([
  ['another page', '/faq'],
  ['another recipient', '/donate?recipient=ida-story'],
])('going to %s asks', async (_, href) => {
  const { router, isAsked } = await open('/donate?recipient=maya-okafor');
  router.history.push(href);
  await expect.poll(isAsked).toBe(true);
});
