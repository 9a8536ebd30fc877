import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isUnreachable } from '#machines/auth/auth.failures.ts';
import { toFlowError } from '#machines/flow-error.ts';
import { call } from '#src/api/call.ts';
import { getEvent } from '#src/api/calls/event.calls.ts';

const answer = (status: number, body: string, type = 'application/json') =>
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': type } }));

const failure = async () => toFlowError(await call(getEvent()).catch((error: unknown) => error));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('location', new URL('http://localhost:3000/'));
});

describe('an answer from another server', () => {
  test.each([
    ['<html><head><title>502</title></head><body>Bad Gateway</body></html>', 'text/html'],
    ['  <!DOCTYPE html><h1>Service Unavailable</h1>', 'text/html; charset=utf-8'],
    ['x'.repeat(5000), 'text/plain'],
  ])('as HTML or long text, is replaced by a general message (%.20s…)', async (body, type) => {
    answer(502, body, type);
    expect(await failure()).toEqual({
      kind: 'unexpected',
      status: 502,
      code: null,
      message: 'We can’t load this right now. Wait a minute and try again.',
      fields: [],
    });
  });

  test('as a short sentence, is shown to the user', async () => {
    answer(502, 'Back at noon.', 'text/plain');
    expect(await failure()).toMatchObject({ status: 502, message: 'Back at noon.' });
  });

  test.each(['null', '', '{', '<html>Sign in to this network</html>'])(
    'with status 200 and an unreadable body is a failure, and keeps the session (%s)',
    async (body) => {
      answer(200, body);
      const error = await failure();
      expect(error).toMatchObject({
        kind: 'unexpected',
        code: 'answer-unreadable',
        message: 'We couldn’t read the server’s answer. Please try again.',
      });
      expect(isUnreachable(error)).toBe(true);
    },
  );
});
