/** The keys between this site and the simulator. They open nothing else. */
export const localChariotKeys = { apiKey: 'local', connectId: 'local', webhookSecret: 'local' } as const;
