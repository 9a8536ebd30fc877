import type { INetworkModule, NetworkRequestOptions, NetworkResponse } from '@azure/msal-browser';

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
