/** The tabs of a browser share the library's storage, so signing out in one signs out all. */
const channelName = 'session';

const open = (): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    // Where tabs can't send messages, the next call finds that the account is gone.
    return null;
  }
};

/** Tells the other tabs that the person has signed out. */
export const tellTabs = (): void => {
  const channel = open();
  channel?.postMessage('signed-out');
  channel?.close();
};

/** Returns a function that stops it. */
export const watchTabs = (onSignedOut: () => void): (() => void) => {
  const channel = open();
  channel?.addEventListener('message', onSignedOut);
  return () => channel?.close();
};
