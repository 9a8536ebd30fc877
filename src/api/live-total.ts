import type { components } from '#openapi/contract.gen.ts';
import { apiBase } from './bases.ts';
import { log } from './log.ts';

export type LiveSubject = { of: 'User' | 'Peloton'; id: string } | { of: 'Event' };

const read = (data: string): number | null => {
  try {
    const { raised } = JSON.parse(data) as components['schemas']['LiveTotal'];
    return Number.isSafeInteger(raised) ? raised : null;
  } catch {
    log.warn('a live total could not be read');
    return null;
  }
};

/**
 * Reports a total in cents at once and after each change, while the page is visible. A hidden page is not told, and catches up when it is
 * visible again. The browser reconnects by itself. Returns a function that stops it.
 */
export const watchTotal = (subject: LiveSubject, onTotal: (raised: number) => void): (() => void) => {
  const address = `${apiBase()}/live?${new URLSearchParams(subject)}`;
  let source: EventSource | null = null;
  const close = () => {
    source?.close();
    source = null;
  };
  const follow = () => {
    if (document.visibilityState === 'hidden') return close();
    // A refused connection stays closed; when the page is visible again, a new one is opened.
    if (source?.readyState === EventSource.CLOSED) close();
    if (source !== null) return undefined;
    source = new EventSource(address);
    source.addEventListener('total', ({ data }: MessageEvent<string>) => {
      const raised = read(data);
      if (raised !== null) onTotal(raised);
    });
    return undefined;
  };
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    close();
  };
};
