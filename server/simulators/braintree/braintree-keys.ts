/** The keys the SDK is given for the local gateway. They open nothing else. */
export const localKeys = { merchantId: 'local', publicKey: 'local', privateKey: 'local' } as const;
