/** The SDK's keys for the simulator. They open nothing else. */
export const localKeys = { merchantId: 'local', publicKey: 'local', privateKey: 'local' } as const;
