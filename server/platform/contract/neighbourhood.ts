import { isIPv4, isIPv6 } from 'node:net';

/** The first four groups: one household has all the addresses after them. */
const network = (address: string): string => {
  const [head = '', tail] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  return [...front, ...Array.from({ length: gap }, () => '0'), ...back]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

const ownNetworks = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)/;
const ownNetworks6 = /^(0:0:0:0$|f[cd]|fe[89ab])/;

/**
 * Who is counted as one by their address. Null where it tells nobody apart: an address of this machine or of its own network is a
 * proxy’s, which stands for everybody.
 */
export const neighbourhood = (address: string): string | null => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) return ownNetworks.test(mapped) ? null : mapped;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return null;
  const found = network(plain);
  return ownNetworks6.test(found) ? null : found;
};

/** What limits count by: the neighbourhood, or the address itself where that tells nobody apart. */
export const countedAs = (address: string): string => neighbourhood(address) ?? address;
