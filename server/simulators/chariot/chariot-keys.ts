/** What this site shows the simulator, and is shown by it. They open nothing else. */
export const localChariotKeys = { apiKey: 'local', connectId: 'local', webhookSecret: 'local' } as const;
