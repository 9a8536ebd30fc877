import { type FlowError, flowError } from '#machines/flow-error.ts';

/** What the provider shows the person: a password form, a choice of accounts, a request for consent, or nothing. */
export const prompts = ['login', 'select_account', 'consent', 'none'] as const;

/** A sign-in or a silent renewal, as it will be sent to the identity provider. */
export type SignInParameters = {
  /** The policy's address at the provider. */
  authority: string;
  /** Null if the provider decides. */
  prompt: string | null;
  /** Connects the provider's log to ours; null if the library generates it. */
  correlationId: string | null;
  scopes: readonly string[];
  clientId: string;
};

const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const refused = (code: string, what: string): FlowError =>
  flowError({
    kind: 'invalid',
    code,
    message: `Sign-in isn’t working right now (${what}). Please tell us so we can fix it.`,
  });

const checkAuthority = (authority: string): FlowError | null => {
  if (!URL.canParse(authority)) return refused('url_parse_error', 'the provider’s address can’t be read');
  const { protocol, pathname } = new URL(authority);
  if (protocol !== 'https:') return refused('authority_uri_insecure', 'the provider’s address is not https');
  return pathname.split('/').some((part) => part !== '')
    ? null
    : refused('url_parse_error', 'the provider’s address has no path');
};

const isBlank = (text: string) => text.trim() === '';

const checkScopes = (scopes: readonly string[], clientId: string): FlowError | null => {
  if (scopes.length === 0 || scopes.some(isBlank))
    return refused('empty_input_scopes_error', 'no scopes, or an empty one');
  return scopes.length > 1 && scopes.includes(clientId)
    ? refused('client_id_single_scope_error', 'the client id has to be the only scope')
    : null;
};

/**
 * Returns null when the request may be sent. It finds wrong settings before the browser leaves for a provider's page that could only say
 * "bad request".
 */
export const checkSignInRequest = (request: SignInParameters): FlowError | null => {
  const { authority, prompt, correlationId, scopes, clientId } = request;
  const wrong = checkAuthority(authority);
  if (wrong !== null) return wrong;
  if (prompt !== null && !(prompts as readonly string[]).includes(prompt))
    return refused('invalid_prompt_value', 'unknown prompt');
  if (correlationId !== null && !guid.test(correlationId))
    return refused('invalid_correlation_id', 'the correlation id is no guid');
  return checkScopes(scopes, clientId);
};
