import { type Client, create } from 'braintree-web/client';

/** Whole cents in the wallets' format: "51.81". */
export const wireAmount = (cents: number): string => (cents / 100).toFixed(2);

let latest: { token: string; client: Promise<Client> } | null = null;

/** The gateway's client for a token: one for all payment methods of a page. */
export const gatewayClient = (clientToken: string): Promise<Client> => {
  if (latest?.token === clientToken) return latest.client;
  const client = create({ authorization: clientToken });
  const made = { token: clientToken, client };
  latest = made;
  client.catch(() => {
    // After a failure the next caller tries again.
    if (latest === made) latest = null;
  });
  return client;
};
