import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** The browser's `EventSource`, which jsdom lacks; a test says what the server would. */
export class FakeEvents extends EventTarget {
  static readonly CLOSED = 2;
  static readonly open = new Set<FakeEvents>();
  readyState = 1;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeEvents.open.add(this);
  }
  close() {
    this.readyState = FakeEvents.CLOSED;
    FakeEvents.open.delete(this);
  }
  /** The page first finds out who looks: the exact total is for its owner. */
  say(raised: number): Promise<void> {
    return act(async () => {
      this.dispatchEvent(new MessageEvent('total', { data: JSON.stringify({ raised }) }));
    });
  }
}

/** The stream that the page opened; its script comes after the page. */
export const listening = () => vi.waitUntil(() => [...FakeEvents.open][0], { timeout: 10_000 });
