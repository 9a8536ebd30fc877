import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

// No style sheet is loaded here, so asking whether each ancestor is hidden only costs time. Browsers ask it for real.
configure({ defaultHidden: true });
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

/** React's warnings and unhandled failures arrive on the console; a screen that causes one is broken. */
const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    complaints.push(parts);
  });
});

afterEach(() => {
  cleanup();
  expect(complaints).toEqual([]);
});

// Observers that a screen leaves behind must not see the end of its document: their process goes on with the next file.
afterAll(() => document.body.replaceWith(document.createElement('body')));

// jsdom has no media queries. Whoever asks is told that nothing should move.
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: query.includes('reduce'),
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
