import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import type { Problem } from '#server/platform/problems/problem-error.ts';
import { startApi } from '#test/support/api.ts';
import { given } from '#test/support/given.ts';

const api = given(startApi);

const someone = { oid: 'someone-new' };
const contact = { oid: 'someone-new', firstName: 'Ada', lastName: 'Ng', email: 'someone-new@example.com' };

const problemOf = ({ body }: { body: unknown }) => body as Problem;

describe('Health', () => {
  test('answers with ok, the mode, the store and the product’s time', async () => {
    const answer = await api.send('GET', '/health');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: 'ok',
      mode: 'sandbox',
      store: process.env.TEST_STORE === 'postgres' ? 'server' : 'embedded',
      time: '2027-03-01T15:00:00.000Z',
    });
  });
});

describe('Headers of every answer', () => {
  test('contain a trace-identifier: the caller’s, or a new one', async () => {
    const made = await api.send('GET', '/health');
    expect(made.headers['trace-identifier']).toMatch(/^[0-9a-f-]{36}$/);
    const given = await api.send('GET', '/health', { headers: { 'trace-identifier': 'my-own-trace-1' } });
    expect(given.headers['trace-identifier']).toBe('my-own-trace-1');
  });

  test('replace an unsafe trace-identifier with a new one', async () => {
    const answer = await api.send('GET', '/health', { headers: { 'trace-identifier': 'a b\tc"' } });
    expect(answer.headers['trace-identifier']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('forbid caching', async () => {
    const answer = await api.send('GET', '/health');
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('Unreadable requests', () => {
  const post = (payload: string, type = 'application/json') =>
    api.app.inject({
      method: 'POST',
      url: '/api/user',
      headers: { authorization: 'Bearer eyJvaWQiOiJhIn0', 'content-type': type },
      payload,
    });

  test('broken JSON is rejected with malformed-json', async () => {
    const answer = await post('{"firstName": ');
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.json()).toEqual({
      type: 'urn:problem:malformed-json',
      title: 'This is not JSON',
      status: 400,
      detail: 'The body could not be read as JSON. Check it for a missing quote, comma or bracket.',
      code: 'malformed-json',
      traceId: answer.headers['trace-identifier'],
    });
  });

  test('JSON with __proto__ is rejected with malformed-json', async () => {
    expect((await post('{"__proto__": {"admin": true}}')).json()).toMatchObject({ code: 'malformed-json' });
  });

  test('a missing body is rejected with malformed-json', async () => {
    expect((await post('')).json()).toMatchObject({ status: 400, code: 'malformed-json' });
  });

  test('another media type is rejected with 415', async () => {
    expect((await post('<x/>', 'text/xml')).json()).toMatchObject({
      status: 415,
      code: 'media-type-unknown',
    });
  });

  test('a body that is too large is rejected with 413', async () => {
    const answer = await post(JSON.stringify({ firstName: 'a'.repeat(300_000) }));
    expect(answer.json()).toMatchObject({ status: 413, code: 'body-too-large' });
  });

  test('a broken address is rejected with malformed-url', async () => {
    const answer = await api.send('GET', '/%zz');
    expect(problemOf(answer)).toMatchObject({ status: 400, code: 'malformed-url' });
    expect(answer.headers['trace-identifier']).toBe(problemOf(answer).traceId);
  });
});

describe('Unknown addresses and methods', () => {
  test('an unknown address gets 404', async () => {
    expect(problemOf(await api.send('GET', '/nothing'))).toMatchObject({ status: 404, code: 'not-found' });
  });

  test('an unsupported method gets 405 with the allowed methods', async () => {
    const answer = await api.send('DELETE', '/health');
    expect(problemOf(answer)).toMatchObject({ status: 405, code: 'method-not-allowed' });
    expect(answer.headers.allow).toBe('GET');
  });

  test.each(['OPTIONS', 'TRACE'] as const)('%s gets 405 with the allowed methods', async (method) => {
    const answer = await api.app.inject({ method: method as 'OPTIONS', url: '/api/user' });
    expect([answer.statusCode, answer.json().code]).toEqual([405, 'method-not-allowed']);
    expect(answer.headers.allow).toBe('GET, POST, PATCH');
  });

  test('HEAD gets 405 where GET does not exist', async () => {
    const answer = await api.app.inject({ method: 'HEAD', url: '/api/user/fundraising' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'PATCH']);
  });

  test('an unknown method gets 400 malformed-request with a trace identifier', async () => {
    const { port } = new URL(await api.app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(port), '127.0.0.1');
    socket.end('FOO /api/user HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(head.toLowerCase()).toContain('content-type: application/problem+json');
    const problem = JSON.parse(body);
    expect(problem).toMatchObject({ status: 400, code: 'malformed-request' });
    expect(head).toContain(`trace-identifier: ${problem.traceId}`);
  });
});

describe('Authentication', () => {
  test('a request without a token gets 401 sign-in-required', async () => {
    const answer = await api.send('GET', '/user');
    expect(problemOf(answer)).toMatchObject({ status: 401, code: 'sign-in-required' });
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  test('authentication comes before the validation of the body', async () => {
    const answer = await api.send('POST', '/registration/profile', { body: { nothing: 'right' } });
    expect(problemOf(answer)).toMatchObject({ status: 401, code: 'sign-in-required' });
  });

  test('a malformed token gets 401, even at an open operation', async () => {
    for (const authorization of ['Bearer', 'Basic abc', 'Bearer a b', 'Bearer §'])
      expect(problemOf(await api.send('GET', '/health', { headers: { authorization } }))).toMatchObject({
        status: 401,
        code: 'token-invalid',
      });
  });

  test('a signed-in person without a contact gets 403 contact-required', async () => {
    expect(problemOf(await api.send('GET', '/user', { as: someone }))).toMatchObject({
      status: 403,
      code: 'contact-required',
    });
  });

  test('a missing contact comes before the validation of the body', async () => {
    const body = { nothing: 'right' };
    const answer = await api.send('POST', '/registration/profile', { as: someone, body });
    expect(problemOf(answer)).toMatchObject({ status: 403, code: 'contact-required' });
  });
});

describe('Contract validation', () => {
  const fieldsOf = async (body: unknown) => {
    const answer = await api.send('POST', '/user', { as: someone, body });
    expect(problemOf(answer)).toMatchObject({ status: 400, code: 'validation-failed' });
    return problemOf(answer).fields;
  };

  test('names every invalid field', async () => {
    expect(await fieldsOf({ oid: 'someone-new', firstName: 7, email: 7, nickname: 'A' })).toEqual([
      { path: '/body/lastName', code: 'required', message: 'This is required.' },
      { path: '/body/nickname', code: 'additionalProperties', message: 'There’s no field with this name.' },
      { path: '/body/firstName', code: 'type', message: 'This has to be of type string.' },
      { path: '/body/email', code: 'type', message: 'This has to be of type string.' },
    ]);
  });

  test('rejects text that is too long', async () => {
    const fields = await fieldsOf({ ...contact, firstName: 'a'.repeat(100_000) });
    expect(fields?.map(({ path, code }) => [path, code])).toEqual([['/body/firstName', 'maxLength']]);
  });

  test('rejects characters that the database cannot store', async () => {
    const message = 'This has a character we can’t store. Type it again.';
    const at = (name: string) => [{ path: `/body/${name}`, code: 'character', message }];
    expect(await fieldsOf({ ...contact, oid: 'a\u0000' })).toEqual(at('oid'));
    expect(await fieldsOf({ ...contact, firstName: 'A\ud800' })).toEqual(at('firstName'));
  });

  test('rejects a body that is no object', async () => {
    for (const body of ['[]', '"text"', '7', 'null']) {
      const answer = await api.send('POST', '/user', {
        as: someone,
        body,
        headers: { 'content-type': 'application/json' },
      });
      expect(problemOf(answer)).toMatchObject({ status: 400, code: 'validation-failed' });
    }
  });
});

describe('API documentation', () => {
  test('shows every operation on a page without foreign content', async () => {
    const page = await api.send<string>('GET', '/docs');
    expect(page.status).toBe(200);
    expect(page.body).toContain('id="getHealth"');
    expect(page.body).not.toMatch(/(src|href)="https?:/);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('serves the OpenAPI document', async () => {
    const contract = await api.send<{ openapi: string }>('GET', '/openapi.json');
    expect(contract.body.openapi).toBe('3.1.0');
  });
});
