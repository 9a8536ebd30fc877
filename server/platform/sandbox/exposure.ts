import type { Settings } from '#server/platform/settings/settings.ts';

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1|\[::1\])$/i.test(host);

/** What to say at the start when the sandbox can be reached from other machines; null when it can't. */
export const exposureWarning = ({ mode, host }: Pick<Settings, 'mode' | 'host'>): string | null =>
  mode === 'production' || isLoopback(host)
    ? null
    : `Anyone who reaches HOST ${host} can sign in as anybody, read every letter and reset the data at /sandbox. For real people, set MODE=production.`;
