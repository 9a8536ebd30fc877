import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { expect, test } from 'vitest';
import { declaredOperations } from '#server/platform/contract/document.ts';
import { startApi } from '#test/support/api.ts';

/** Every route of the whole server, as it is registered. */
const routesOfServer = async (): Promise<RouteOptions[]> => {
  const routes: RouteOptions[] = [];
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => {
      routes.push(route);
    });
  };
  subscribe('fastify.initialization', watch);
  const api = await startApi();
  unsubscribe('fastify.initialization', watch);
  await api.close();
  return routes;
};

test('the API serves every contract operation with its x-access, and otherwise only its documentation', async () => {
  const routes = (await routesOfServer()).filter(({ url }) => url.startsWith('/api'));
  const rules = routes.flatMap(({ method, url, config }) =>
    config?.operationId === undefined || method === 'HEAD' ? [] : [`${config.access} ${method} ${url}`],
  );
  const pathOf = (path: string) => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;
  const declared = declaredOperations().map(
    ({ access, method, path }) => `${access} ${method} ${pathOf(path)}`,
  );
  expect(rules.sort()).toEqual(declared.sort());
  const known = new Set(declaredOperations().map(({ path }) => pathOf(path)));
  const others = routes.filter(({ url }) => !known.has(url)).map(({ url }) => url);
  expect([...new Set(others)].sort()).toEqual(['/api/docs', '/api/openapi.json']);
});

/** Opening an operation to visitors is a decision: it is also written here, or this test fails. */
const openToAnyone = [
  'createDonation',
  'createDonationChallenge',
  'createPaymentToken',
  'getAllUserDonations',
  'getAvailableRideRoutes',
  'getContentPage',
  'getDonationAttempt',
  'getEvent',
  'getEventFundraisingParts',
  'getEventHistory',
  'getHealth',
  'getLeaderboards',
  'getOrganization',
  'getPeloton',
  'getPelotonDonations',
  'getPelotonFamily',
  'getPelotonFundraisingParts',
  'getPelotonMembers',
  'getPelotonRoster',
  'getReadiness',
  'getRideRoster',
  'getRideRoutes',
  'getRouteCues',
  'getRouteGpx',
  'getSettings',
  'getUser',
  'getUserDonations',
  'getUserFundraisingParts',
  'getUserHistory',
  'getUserParticipation',
  'getValley',
  'receiveGatewayNotification',
  'receiveGrantEvent',
  'reportProblem',
  'reportSighting',
  'resendDonationReceipt',
  'search',
  'searchOrganizations',
  'searchPelotons',
  'stopInvitations',
  'watchTotal',
  'withdrawDonationAttempt',
];

test('only the listed operations are open to visitors, and only createContact needs no contact', () => {
  const idsOf = (wanted: string) =>
    declaredOperations().flatMap(({ access, operationId }) => (access === wanted ? [operationId] : []));
  expect(idsOf('anyone').sort()).toEqual(openToAnyone);
  expect(idsOf('token')).toEqual(['createContact']);
});
