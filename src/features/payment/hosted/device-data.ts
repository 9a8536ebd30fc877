import type { Client } from 'braintree-web/client';

/** Milliseconds that a donation waits for the data, which is optional for the gateway's checks. */
const patience = 2_000;

/**
 * The gateway's data about this browser, for its fraud checks. Its script loads with the card form.
 * @returns a function that gets the data, or nothing after a timeout
 */
export const collectDeviceData = (client: Promise<Client>): (() => Promise<{ deviceData?: string }>) => {
  const collecting = (async () => {
    const [{ create }, made] = await Promise.all([import('braintree-web/data-collector'), client]);
    return { deviceData: (await create({ client: made })).deviceData };
  })().catch(() => ({}));
  return () => {
    const late = new Promise<object>((resolve) => setTimeout(resolve, patience, {}));
    return Promise.race([collecting, late]);
  };
};
