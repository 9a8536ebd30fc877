const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Whether a client token (base64 of a JSON object) is from the local simulator of the gateway. An unreadable one is not: card details must
 * never be typed into our own form unless the gateway is simulated.
 */
export const isLocalGateway = (clientToken: string): boolean => {
  try {
    const said: unknown = JSON.parse(atob(clientToken));
    return isRecord(said) && said.environment === 'development' && said.merchantId === 'local';
  } catch {
    return false;
  }
};
