import type { Client } from 'braintree-web/client';

/** Milliseconds that a donation waits for it: the gateway's checks are better with it, and do without. */
const patience = 2_000;

/**
 * What the gateway's own script collects about this browser, for its fraud checks. It is loaded beside the card form.
 * @returns asks for it, and gives nothing where it can't be had in time
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
