import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSignInRequest, prompts, type SignInParameters } from '#machines/auth/request-rules.ts';

const good: SignInParameters = {
  authority: 'https://tenant.b2clogin.com/tenant.onmicrosoft.com/B2C_1_email_signin',
  prompt: null,
  correlationId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  scopes: ['openid', 'https://tenant.onmicrosoft.com/api/access'],
  clientId: '11111111-2222-4333-8444-555555555555',
};

const codeOf = (changes: Partial<SignInParameters>) =>
  checkSignInRequest({ ...good, ...changes })?.code ?? null;

test('an insecure authority is refused with a message that asks to tell the organizers', () => {
  expect(checkSignInRequest({ ...good, authority: 'http://tenant.b2clogin.com/x' })).toEqual({
    kind: 'invalid',
    status: null,
    code: 'authority_uri_insecure',
    message:
      'Sign-in isn’t working right now (the provider’s address is not https). Please tell us so we can fix it.',
    fields: [],
  });
});

describe.each<[keyof SignInParameters, [SignInParameters[keyof SignInParameters], string | null][]]>([
  [
    'authority',
    [
      [good.authority, null],
      ['HTTPS://tenant.b2clogin.com/a', null],
      ['https://tenant.b2clogin.com/a/', null],
      ['https://localhost:8443/a?x=1', null],
      ['http://tenant.b2clogin.com/a', 'authority_uri_insecure'],
      ['javascript:alert(1)', 'authority_uri_insecure'],
      ['ftp://tenant.b2clogin.com/a', 'authority_uri_insecure'],
      ['https://tenant.b2clogin.com', 'url_parse_error'],
      ['https://tenant.b2clogin.com/', 'url_parse_error'],
      ['https://tenant.b2clogin.com//', 'url_parse_error'],
      ['https://tenant.b2clogin.com/?policy=a', 'url_parse_error'],
      ['https://tenant.b2clogin.com/.', 'url_parse_error'],
      ['//tenant.b2clogin.com/a', 'url_parse_error'],
      ['tenant.b2clogin.com/a', 'url_parse_error'],
      ['https://', 'url_parse_error'],
      ['', 'url_parse_error'],
    ],
  ],
  [
    'prompt',
    [
      [null, null],
      ...prompts.map((prompt): [string, null] => [prompt, null]),
      ['Login', 'invalid_prompt_value'],
      ['login ', 'invalid_prompt_value'],
      ['create', 'invalid_prompt_value'],
      ['login consent', 'invalid_prompt_value'],
      ['', 'invalid_prompt_value'],
    ],
  ],
  [
    'correlationId',
    [
      [null, null],
      [good.correlationId, null],
      ['0F8FAD5B-D9CB-469F-A165-70867728950E', null],
      ['00000000-0000-0000-0000-000000000000', null],
      ['0f8fad5bd9cb469fa16570867728950e', 'invalid_correlation_id'],
      ['{0f8fad5b-d9cb-469f-a165-70867728950e}', 'invalid_correlation_id'],
      ['0f8fad5b-d9cb-469f-a165-70867728950', 'invalid_correlation_id'],
      ['0f8fad5b-d9cb-469f-a165-70867728950ee', 'invalid_correlation_id'],
      ['0f8fad5b-d9cb-469f-a165-70867728950g', 'invalid_correlation_id'],
      ['0f8fad5b-d9cb-469f-a165-70867728950e\n', 'invalid_correlation_id'],
      ['', 'invalid_correlation_id'],
    ],
  ],
  [
    'scopes',
    [
      [good.scopes, null],
      [['openid'], null],
      [[good.clientId], null],
      [[], 'empty_input_scopes_error'],
      [[''], 'empty_input_scopes_error'],
      [['openid', ' '], 'empty_input_scopes_error'],
      [['openid', good.clientId], 'client_id_single_scope_error'],
      [[good.clientId, good.clientId], 'client_id_single_scope_error'],
    ],
  ],
])('%s', (name, cases) => {
  test.each(cases)('%j has the error code %s', (value, code) => {
    expect(codeOf({ [name]: value })).toBe(code);
  });
});

test('only the first error is reported, in the order authority, prompt, correlation id, scopes', () => {
  const wrong = { prompt: 'x', correlationId: 'x', scopes: [] };
  expect(codeOf({ ...wrong, authority: 'x' })).toBe('url_parse_error');
  expect(codeOf(wrong)).toBe('invalid_prompt_value');
  expect(codeOf({ ...wrong, prompt: null })).toBe('invalid_correlation_id');
  expect(codeOf({ ...wrong, prompt: null, correlationId: null })).toBe('empty_input_scopes_error');
});

test('a request is accepted exactly when it satisfies all rules', () => {
  const request = fc.record({
    authority: fc.oneof(
      fc.webUrl({ validSchemes: ['https', 'http'], withQueryParameters: true }),
      fc.string(),
      fc.constant(good.authority),
    ),
    prompt: fc.option(fc.oneof(fc.constantFrom(...prompts), fc.string())),
    correlationId: fc.option(fc.oneof(fc.uuid(), fc.string())),
    scopes: fc.array(fc.oneof(fc.constantFrom('openid', good.clientId, ' '), fc.webUrl()), { maxLength: 3 }),
    clientId: fc.constant(good.clientId),
  });
  fc.assert(
    fc.property(request, (given) => {
      const { authority, prompt, correlationId, scopes, clientId } = given;
      const keeps =
        /^https:\/\/[^/?#]+\/+[^/?#]/i.test(URL.canParse(authority) ? new URL(authority).href : '') &&
        (prompt === null || ['login', 'select_account', 'consent', 'none'].includes(prompt)) &&
        (correlationId === null ||
          (correlationId.length === 36 && correlationId.replaceAll(/[0-9a-f]/gi, '') === '----')) &&
        scopes.length > 0 &&
        scopes.every((scope) => scope.trim() !== '') &&
        (scopes.length === 1 || !scopes.includes(clientId));
      expect(checkSignInRequest(given) === null).toBe(keeps);
    }),
    { numRuns: 2_000 },
  );
});
