import { isIPv4, isIPv6 } from 'node:net';

/**
 * Whether a host is this machine alone: `localhost`, 127.0.0.0/8 or ::1, with or without brackets. Every other spelling counts as another
 * machine, even if some programs accept it: `localhost.`, 127.1, ::ffff:127.0.0.1.
 */
export const isLoopback = (host: string): boolean => {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  if (isIPv4(address)) return address.startsWith('127.');
  if (isIPv6(address)) return URL.parse(`http://[${address}]`)?.hostname === '[::1]';
  return host.toLowerCase() === 'localhost';
};
