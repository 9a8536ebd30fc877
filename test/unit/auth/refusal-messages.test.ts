import { expect, test } from 'vitest';
import { errorText } from '#machines/shell/snackbar/error-text.ts';
import { failureOfAnswer } from '#src/api/failure.ts';

/** The snackbar's text for an answer. */
const said = (status: number, body: unknown) =>
  errorText({ ...failureOfAnswer(status, body), skipParser: false });

test.each([
  [401, '', 'Unauthorized Request. Please login again. (Error code 401)'],
  [401, undefined, 'Unauthorized Request. Please login again. (Error code 401)'],
  [403, '', 'Forbidden Request. Please login again. (Error code 403)'],
  [403, '<html>Proxy</html>', 'Forbidden Request. Please login again. (Error code 403)'],
  [403, 'Ask your captain.', 'Ask your captain. (Error code 403)'],
  [401, { code: 'token-invalid', detail: 'Please login again.' }, 'Please login again. (Error code 401)'],
])('a refusal %i with the body %j shows “%s”', (status, body, text) => {
  expect(said(status, body)).toBe(text);
});

test.each([
  ['options', 500, '', 'Failed to load options (Error code 500)'],
  ['options', 503, '<html>Proxy</html>', 'Failed to load options (Error code 503)'],
  ['options', 500, { code: 'unexpected', detail: 'Oops.' }, 'Failed to load options (Error code 500)'],
  ['options', 403, '', 'Forbidden Request. Please login again. (Error code 403)'],
  ['options', 404, { code: 'x', detail: 'It’s gone.' }, 'It’s gone. (Error code 404)'],
  ['selection', 502, '', 'Unable to save your selection, please wait before trying again. (Error code 502)'],
  ['selection', 401, '', 'Unauthorized Request. Please login again. (Error code 401)'],
] as const)(
  'a call for the %s that is answered by %i and %j shows the message “%s”',
  (purpose, status, body, text) => {
    expect(errorText({ ...failureOfAnswer(status, body, purpose), skipParser: false })).toBe(text);
  },
);

test.each([
  [500, '', 'Unable to save your changes. (Error code 500)'],
  [502, '<html>Bad Gateway</html>', 'Unable to save your changes. (Error code 502)'],
  [429, undefined, 'Unable to save your changes, please wait before trying again. (Error code 429)'],
  [503, '', 'Unable to save your changes, please wait before trying again. (Error code 503)'],
  [403, '', 'Forbidden Request. Please login again. (Error code 403)'],
])('a change that is answered by %i and %j shows “%s”', (status, body, text) => {
  expect(errorText({ ...failureOfAnswer(status, body, 'change'), skipParser: false })).toBe(text);
});
