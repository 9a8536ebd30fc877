import { setTimeout as wait } from 'node:timers/promises';
import type { Client, Notification } from 'pg';
import type { Log } from '#server/platform/log.ts';

type Listener = (payload: string) => void;

const reconnectAfter = 1000;

/**
 * LISTEN on a separate connection, opened with the first listener and reopened when it breaks. Events sent meanwhile are lost: events are a
 * hint, the tables hold the truth.
 */
export const listenOn = (makeClient: () => Client, log: Log) => {
  const listeners = new Map<string, Set<Listener>>();
  let connection: Promise<Client> | null = null;
  let closed = false;
  let reopening = false;

  const onNotification = ({ channel, payload }: Notification) => {
    for (const listener of listeners.get(channel) ?? []) listener(payload ?? '');
  };

  const open = async (): Promise<Client> => {
    const client = makeClient();
    client.on('notification', onNotification);
    client.on('error', (error) => log.warn(error, 'the listening connection broke'));
    client.once('end', () => {
      connection = null;
      if (!closed && listeners.size > 0) void reopen();
    });
    await client.connect();
    for (const channel of listeners.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    return client;
  };

  const connect = (): Promise<Client> => {
    connection ??= open().catch((error: unknown) => {
      connection = null;
      throw error;
    });
    return connection;
  };

  /** One loop, however often a connection reports that it broke. */
  const reopen = async (): Promise<void> => {
    if (reopening) return;
    reopening = true;
    let isOpen = false;
    while (!isOpen && !closed) {
      await wait(reconnectAfter, undefined, { ref: false });
      isOpen =
        closed ||
        (await connect().then(
          () => true,
          () => false,
        ));
    }
    reopening = false;
  };

  const stopListening = async (channel: string, listener: Listener) => {
    const set = listeners.get(channel);
    set?.delete(listener);
    if (!set || set.size > 0) return;
    listeners.delete(channel);
    if (!connection) return;
    const client = await connection;
    await client.query(`unlisten ${client.escapeIdentifier(channel)}`);
  };

  return {
    listen: async (channel: string, listener: Listener) => {
      const known = listeners.get(channel);
      if (known) known.add(listener);
      else listeners.set(channel, new Set([listener]));
      const client = await connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      return () => stopListening(channel, listener);
    },
    close: async () => {
      closed = true;
      listeners.clear();
      const client = await connection?.catch(() => null);
      await client?.end();
    },
  };
};
