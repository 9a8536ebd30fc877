import { beforeAll, describe, expect, test } from 'vitest';
import { paragraphsOf } from '#machines/story/story.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { startApi, type TestRequest } from '#test/support/api.ts';
import { given } from '#test/support/given.ts';

type Answer = Schemas['CurrentUser'] & Schemas['Problem'];
const api = given(startApi);
beforeAll(() =>
  api.send('POST', '/user', {
    as: ann,
    body: { oid: ann.oid, firstName: 'Ann', lastName: 'Alder', email: ann.emailAddress },
  }),
);

const ann = { oid: 'ann-at-the-provider', emailAddress: 'ann@example.com' };

/** A change by a person who has just loaded the values. */
const patch = async (body: unknown, request: TestRequest = {}) =>
  api.send<Answer>('PATCH', '/user', { as: ann, body, seen: true, ...request });

const replace = (path: string, value: unknown) => [{ op: 'replace', path, value }];

describe('Patch: values', () => {
  test.each<[string, unknown, unknown]>([
    ['/phone', ' +16175550142 ', '+16175550142'],
    ['/phone', null, null],
    ['/phone', '', null],
    ['/country', 'DE', 'DE'],
    ['/country', null, null],
    ['/address', 'x'.repeat(200), 'x'.repeat(200)],
    ['/postalCode', '-', '-'],
  ])('accepts %s as %j', async (path, value, stored) => {
    const { status, body } = await patch(replace(path, value));
    expect([status, body[path.slice(1) as 'phone']]).toEqual([200, stored]);
  });

  const unwritten = 'This isn’t in the right format.';
  test.each<[string, unknown, string]>([
    ['/phone', '555-0142', unwritten],
    ['/phone', '617 555 0142', unwritten],
    ['/phone', '+01234567', unwritten],
    ['/country', 'Germany', unwritten],
    ['/country', 'de', unwritten],
    ['/firstName', 'x'.repeat(81), 'Use at most 80 characters.'],
    ['/address', 'x'.repeat(201), 'Use at most 200 characters.'],
    ['/postalCode', 'x'.repeat(21), 'Use at most 20 characters.'],
    ['/firstName', '', 'This is required.'],
    ['/story', undefined, 'This has to be of type array.'],
    ['/firstName', undefined, 'This can’t be used.'],
    ['/jerseySize', 'XXS', 'Choose one of the sizes.'],
  ])('rejects %s as %j', async (path, value, message) => {
    const { status, body } = await patch(replace(path, value));
    expect({ status, fields: body.fields }).toEqual({
      status: 400,
      fields: [{ path: '/body/0/value', code: 'invalid', message }],
    });
  });

  test('rejects an address in the US without a state', async () => {
    const refused = await patch([...replace('/state', null), ...replace('/country', 'US')]);
    expect({ status: refused.status, fields: refused.body.fields }).toEqual({
      status: 400,
      fields: [{ path: '/body/1/value', code: 'invalid', message: 'Choose your state.' }],
    });
    const { body } = await patch([...replace('/country', 'US'), ...replace('/state', 'MA')]);
    expect([body.country, body.state]).toEqual(['US', 'MA']);
  });
});

describe('Patch: media types', () => {
  const typed = (type: string) =>
    patch(JSON.stringify(replace('/story', paragraphsOf(type))), { headers: { 'content-type': type } });

  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json-patch+json',
    'application/json-patch+json; charset=utf-8',
  ])('accepts %s', async (type) => {
    const { status, body } = await typed(type);
    expect([status, body.story]).toEqual([200, paragraphsOf(type)]);
  });

  test('rejects another media type with 415', async () => {
    const { status, body } = await typed('application/merge-patch+json');
    expect([status, body.code]).toEqual([415, 'media-type-unknown']);
  });

  test('rejects the patch media type at an operation without patches with 415', async () => {
    const { status, body } = await api.send<Answer>('PATCH', '/user/fundraising', {
      as: ann,
      body: '{"goal":1000}',
      headers: { 'content-type': 'application/json-patch+json' },
    });
    expect([status, body.code]).toEqual([415, 'media-type-unknown']);
  });
});
