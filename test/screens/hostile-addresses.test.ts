import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recipientOf } from '#machines/donation/recipient.rules.ts';
import { readAsked } from '#machines/search/search-address.ts';
import { readRecipient } from '#src/features/donation/recipient/recipient.ts';
import { idleRouter } from '#test/support/idle-router.ts';

const { parseSearch, stringifySearch } = idleRouter.options;

type Search = Record<string, unknown>;

const routes = Object.entries(idleRouter.routesByPath).flatMap(([path, route]) => {
  const { validateSearch } = route.options as { validateSearch?: (given: Search) => Search };
  return validateSearch === undefined ? [] : [{ path, validateSearch }];
});

const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
const nasty = fc.oneof(
  fc.constantFrom(
    ...inherited,
    'nope',
    '5',
    '0',
    '-1',
    '1.5',
    '1e9',
    '100001',
    'true',
    'null',
    '["signature"]',
    '{"a":1}',
    '%5B1',
    '',
  ),
  fc.string(),
  fc.json(),
);

/** A text, or the number of a page that the API knows; or nothing. */
const isHarmless = (name: string, value: unknown): boolean => {
  if (value === undefined) return true;
  if (!['page', 'log', 'history'].includes(name)) return typeof value === 'string';
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 100_000;
};

test('the routes that read search parameters are listed', () => {
  const names = routes.map(({ path, validateSearch }) => [path, Object.keys(validateSearch({})).sort()]);
  expect(Object.fromEntries(names)).toEqual({
    '/': ['drafts', 'routes'],
    '/$': ['drafts', 'routes'],
    '/donate': ['recipient', 'recipientType'],
    '/donate/thanks': ['recipient', 'recipientType'],
    '/fund-sharing/$id': ['from', 'history', 'page', 'tab'],
    '/give/search': ['page', 'query', 'type'],
    '/invitations/stop': ['token'],
    '/peloton/$id': ['join'],
    '/peloton/$id/donations': ['page'],
    '/peloton/$id/members': ['direction', 'log', 'page', 'search', 'show', 'sort', 'tab'],
    '/peloton/new': ['step'],
    '/profile/$id': ['page'],
    '/profile/$id/donations': ['page'],
    '/profile/$id/thank': ['gift'],
    '/register': ['choose', 'intent'],
    '/registration': ['step'],
    '/search': ['page', 'query', 'type'],
    '/sign-in': ['intent', 'prevPath'],
    '/volunteer-edit': ['day', 'friends', 'jobType', 'location', 'rideType', 'swap'],
  });
});

test.each([
  '1e3',
  '12345678901234567890',
  '007',
  '"x"',
  '["x"]',
  '{"a":1}',
  'true',
  'null',
  ' a+b&c=%20',
  '\u0130',
  '',
])('a text stays the text that it is in an address, and in the next one: %j', (text) => {
  const given = `?${new URLSearchParams({ query: text })}`;
  expect(parseSearch(given)).toEqual({ query: text });
  const { href, search } = idleRouter.buildLocation({ to: '/search', search: parseSearch(given) } as never);
  expect([href, search]).toEqual([`/search${given}`, { query: text }]);
});

test('the first value of a repeated parameter counts, on every route', () => {
  for (const { validateSearch } of routes)
    for (const name of Object.keys(validateSearch({}))) {
      const read = (address: string) => validateSearch(parseSearch(address))[name];
      const value = ['page', 'log', 'history'].includes(name) ? '2' : 'yes';
      expect([name, read(`?${name}=${value}&${name}=3`)]).toEqual([name, read(`?${name}=${value}`)]);
    }
  const twice = '?query=x&page=2&query=y&recipient=a&recipient=b';
  const { href } = idleRouter.buildLocation({ to: '/search', search: parseSearch(twice) } as never);
  expect(href).toBe('/search?query=x&page=2&recipient=a');
  // Also where an address is read without the router.
  for (const address of [href.slice('/search'.length), twice]) {
    expect(readAsked(address)).toMatchObject({ text: 'x', page: 2 });
    expect(readRecipient(address)).toEqual({ recipient: 'a' });
  }
});

test('an address keeps the order of its parameters, and has nothing of one without a value', () => {
  expect(stringifySearch({ ...parseSearch('?step=b&join=a'), page: 2, log: undefined })).toBe(
    '?step=b&join=a&page=2',
  );
  expect(stringifySearch({ join: undefined })).toBe('');
});

test('texts of figures are read, and pages only as the API counts them', () => {
  const read = (path: string, address: string) =>
    routes.find((route) => route.path === path)?.validateSearch(parseSearch(address));
  expect(read('/volunteer-edit', '?friends=23456789')).toEqual({ friends: '23456789' });
  expect(read('/peloton/$id/members', '?search=1e3&page=12')).toMatchObject({ search: '1e3', page: 12 });
  for (const page of ['1e3', '01', '1.0', '+1', '0', '100001', '"2"'])
    expect(read('/profile/$id', `?${new URLSearchParams({ page })}`)).toEqual({ page: undefined });
});

test.each(['/donate', '/donate/thanks'])('%s drops an unknown type of recipient', (path) => {
  const read = (address: string) =>
    routes.find((route) => route.path === path)?.validateSearch(parseSearch(address));
  for (const type of ['User', 'Peloton', 'General'])
    expect(read(`?recipientType=${type}`)).toEqual({ recipient: undefined, recipientType: type });
  for (const type of ['Robot', 'user', '', ...inherited]) {
    const address = `?${new URLSearchParams({ recipientType: type })}`;
    expect(read(address)).toEqual({ recipient: undefined, recipientType: undefined });
    // The page is the same as without a recipient.
    expect(recipientOf(readRecipient(address))).toBe('nobody');
  }
});

describe.each(routes)('$path', ({ path, validateSearch }) => {
  const names = Object.keys(validateSearch({}));

  test('any search parameters are read as harmless values or undefined', () => {
    const name = fc.constantFrom(...names, ...inherited);
    fc.assert(
      fc.property(fc.array(fc.tuple(name, nasty), { maxLength: 4 }), (pairs) => {
        const search = parseSearch(`?${new URLSearchParams(pairs)}`);
        const read = validateSearch(search);
        expect(Object.keys(read).sort()).toEqual([...names].sort());
        expect(Object.entries(read).filter(([one, value]) => !isHarmless(one, value))).toEqual([]);
      }),
    );
  });

  test('matchRoutes does not restore raw search parameters under the validated ones', () => {
    for (const name of names)
      for (const value of ['nope,', '5', '0', '999999', 'true', '["signature"]', '{"a":1}', ...inherited]) {
        const params = { _splat: 'about', id: 'maya-okafor' };
        const next = {
          to: path,
          params,
          search: parseSearch(`?${new URLSearchParams([[name, value]])}`),
        };
        const search: Search =
          idleRouter.matchRoutes(idleRouter.buildLocation(next as never)).at(-1)?.search ?? {};
        expect(Object.keys(search)).toContain(name);
        expect([name, search[name]]).toSatisfy(([one, said]) => isHarmless(one, said));
      }
  });
});
