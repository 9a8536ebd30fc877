import type { AnyMachineSnapshot } from 'xstate';

/** A request as the page sends it. */
export type SentRequest = { method: string; path: string; body: string };

/** What answers a port in one state, without a request of its own. */
export type PortState = 'user' | 'itself' | { sharedWith: string };

/**
 * What answers a port in Chromium.
 * - `{ request }`: the server. The driver holds the matching requests until the path says how the port answers.
 * - `{ sharedWith }`: the server, by the same requests as another port.
 * - `user`: a user, by what the step's function does; the state before it stays.
 * - `itself`: the page, without a request; the state before may be over before it is checked.
 * - `{ atOnce }`: the page, before any other step is possible, for this reason.
 * - a function: one of these by the state before.
 */
export type PortSource =
  | { request: (sent: SentRequest) => boolean }
  | PortState
  | { atOnce: string }
  | ((before: AnyMachineSnapshot) => PortState);

/** A port whose requests have this method and one of these paths. */
export const requests = (
  method: string,
  ...paths: readonly (string | RegExp)[]
): { request: (sent: SentRequest) => boolean } => ({
  request: (sent) =>
    sent.method === method &&
    paths.some((path) => (typeof path === 'string' ? sent.path === path : path.test(sent.path))),
});

/** The port whose requests the driver holds for this one in this state; null if a request does not answer it. */
export const requestedPort = (
  ports: Record<string, PortSource>,
  port: string,
  before: AnyMachineSnapshot,
): string | null => {
  const given = ports[port];
  const source = typeof given === 'function' ? given(before) : given;
  if (typeof source !== 'object') return null;
  if ('request' in source) return port;
  return 'sharedWith' in source ? source.sharedWith : null;
};

/** Whether a user answers the port in this state. */
export const isAnsweredByUser = (
  ports: Record<string, PortSource>,
  port: string,
  before: AnyMachineSnapshot,
): boolean => {
  const source = ports[port];
  return (typeof source === 'function' ? source(before) : source) === 'user';
};

/** The ports that answer before any other step, each with the reason. */
export const portsAtOnce = (ports: Record<string, PortSource>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(ports).flatMap(([port, source]) =>
      typeof source === 'object' && 'atOnce' in source ? [[port, source.atOnce]] : [],
    ),
  );
