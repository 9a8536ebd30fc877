import type { INetworkModule, NetworkRequestOptions, NetworkResponse } from '@azure/msal-browser';

const answerOf = async <T>(response: Response): Promise<NetworkResponse<T>> => ({
  headers: Object.fromEntries(response.headers),
  body: (await response.json()) as T,
  status: response.status,
});

/**
 * The network of msal-browser when the provider is played on this site. The library takes only https authorities, so
 * the authority stays the nominal one, and its discovery is asked for here; what discovery names is here already.
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
