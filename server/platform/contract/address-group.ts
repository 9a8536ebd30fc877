import { isIPv4, isIPv6 } from 'node:net';

/** An address without what some proxies add to it: `203.0.113.9:4711`, `[2001:db8::1]:4711`, `fe80::1%eth0`. */
const withoutPort = (address: string): string => {
  const inBrackets = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1];
  const [plain = ''] = (inBrackets ?? address.replace(/^([\d.]+):\d+$/, '$1')).split('%');
  return plain;
};

const groupsIn = (part: string): number[] =>
  part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));

/** The eight groups of an IPv6 address; the last two may be written as an IPv4 address. */
export const groupsOf = (address: string): number[] => {
  const inGroups = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [front = [], back = []] = inGroups.split('::').map(groupsIn);
  return [...front, ...Array.from({ length: 8 - front.length - back.length }, () => 0), ...back];
};

/** The IPv4 address in `::ffff:0:0/96`; null for other addresses. */
export const mappedIn = ([a, b, c, d, e, f, high = 0, low = 0]: readonly number[]): string | null =>
  a || b || c || d || e || f !== 0xffff ? null : [high >> 8, high & 255, low >> 8, low & 255].join('.');

const ownNetworks = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)/;
const ownNetworks6 = /^(0:0:0:0$|f[cd]|fe[89ab])/;

const addressGroup4 = (address: string): string | null => (ownNetworks.test(address) ? null : address);

/** One group for all text that is no address: otherwise a proxy that sends such text would give each request its own limit. */
const unknown = 'unknown';

/**
 * The address group that counts as one client. Null if the address identifies no client: an address of this machine or its network
 * belongs to a proxy. The address of a client that has hung up is undefined.
 */
export const addressGroup = (address: string | undefined): string | null => {
  const plain = withoutPort(address ?? '');
  if (isIPv4(plain)) return addressGroup4(plain);
  if (!isIPv6(plain)) return unknown;
  const groups = groupsOf(plain);
  const mapped = mappedIn(groups);
  if (mapped !== null) return addressGroup4(mapped);
  // One household has all addresses that share the first four groups.
  const network = groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
  return ownNetworks6.test(network) ? null : network;
};

/** The key of a limit: the address group, or the address itself where it has no group. */
export const countedAs = (address: string | undefined): string =>
  addressGroup(address) ?? withoutPort(address ?? '');
