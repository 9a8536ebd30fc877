import type { INetworkModule, NetworkRequestOptions, NetworkResponse } from '@azure/msal-browser';
import { badSetup } from '#machines/auth/auth.failures.ts';
import type { Policy } from '#machines/auth/auth.types.ts';
import { checkSignInRequest } from '#machines/auth/request-rules.ts';
import { type FlowError, flowError } from '#machines/flow-error.ts';
import type { IdentitySettings } from './auth.settings.ts';

/** The content of every request to the provider, checked by the product's rules. */
export type CheckedRequest = {
  authority: string;
  scopes: string[];
  correlationId: string;
  prompt?: string;
};

const notOffered: FlowError = flowError({
  kind: 'unexpected',
  code: badSetup,
  message: 'You can’t sign in this way here. Choose another way.',
});

/** The provider's prompt. A person who creates an account must not end up in an old one. */
export const promptFor: Record<Policy, string | null> = {
  emailSignUp: 'login',
  emailSignIn: null,
  passwordReset: null,
  google: 'select_account',
  facebook: 'select_account',
};

/** @throws FlowError when the policy isn't offered, or the settings make no valid request */
export const requestFor = (
  { policies, scopes, clientId }: IdentitySettings,
  policy: Policy,
  prompt: string | null = null,
): CheckedRequest => {
  const authority = policies[policy]?.authority;
  if (authority === undefined) throw notOffered;
  const request = { authority, scopes, correlationId: crypto.randomUUID() };
  const fault = checkSignInRequest({ ...request, prompt, clientId });
  if (fault !== null) throw fault;
  return { ...request, ...(prompt !== null && { prompt }) };
};

const answerOf = async <T>(response: Response): Promise<NetworkResponse<T>> => ({
  headers: Object.fromEntries(response.headers),
  body: (await response.json()) as T,
  status: response.status,
});

/**
 * The network of msal-browser while this site simulates the provider. The library accepts only https authorities, so the authority keeps
 * its nominal address, whose discovery is requested here; discovery already has local addresses.
 */
export const localNetwork = (hosts: readonly string[], discoveryPath: string): INetworkModule => {
  const here = (address: string): string => {
    const url = new URL(address);
    return hosts.includes(url.host)
      ? `${location.origin}${discoveryPath}${url.pathname}${url.search}`
      : address;
  };
  return {
    sendGetRequestAsync: async <T>(url: string, options?: NetworkRequestOptions) =>
      answerOf<T>(await fetch(here(url), { headers: options?.headers ?? {} })),
    sendPostRequestAsync: async <T>(url: string, options?: NetworkRequestOptions) =>
      answerOf<T>(
        await fetch(here(url), {
          method: 'POST',
          headers: options?.headers ?? {},
          body: options?.body ?? '',
        }),
      ),
  };
};
