const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Whether a client token (base64 of a JSON object) came from the local simulator of the gateway. What can't be read is
 * not: card details must never be typed into our own form unless the gateway is our own.
 */
export const isLocalGateway = (clientToken: string): boolean => {
  try {
    const said: unknown = JSON.parse(atob(clientToken));
    return isRecord(said) && said.environment === 'development' && said.merchantId === 'local';
  } catch {
    return false;
  }
};
