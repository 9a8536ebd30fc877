/** The tabs of one browser share the library's memory, so that who is signed out in one is signed out in all. */
const channelName = 'session';

const open = (): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    // Where pages may not speak to each other, the next call finds out that the account is gone.
    return null;
  }
};

/** Tells the other tabs that the person has signed out. */
export const tellTabs = (): void => {
  const channel = open();
  channel?.postMessage('signed-out');
  channel?.close();
};

/** Returns the way to stop. */
export const watchTabs = (onSignedOut: () => void): (() => void) => {
  const channel = open();
  channel?.addEventListener('message', onSignedOut);
  return () => channel?.close();
};
