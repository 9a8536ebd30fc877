import { type Client, create } from 'braintree-web/client';

let latest: { token: string; client: Promise<Client> } | null = null;

/** The gateway's client for a token: one for all the ways to pay that a page shows. */
export const gatewayClient = (clientToken: string): Promise<Client> => {
  if (latest?.token === clientToken) return latest.client;
  const client = create({ authorization: clientToken });
  const made = { token: clientToken, client };
  latest = made;
  client.catch(() => {
    // What could not be reached is asked again by whoever needs it next.
    if (latest === made) latest = null;
  });
  return client;
};
