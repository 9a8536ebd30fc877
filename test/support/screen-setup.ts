import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// No style sheet is loaded here, so asking whether each ancestor is hidden only costs time. Browsers ask it for real.
// A part of a page may load for longer than a second where the machine has other work.
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });

const [, internals] = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS')) ?? [];
// For warnings React keeps a stack of calls with each element, until it has made many within a second. It takes a tenth of a test's time.
Object.defineProperty(Object(internals), 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
  // Each file of a process runs this module.
  configurable: true,
});

const isFirstSummary = (element: Element): boolean =>
  element === element.parentElement?.querySelector(':scope > summary');

/** A closed dialog, and what a closed disclosure holds beside its first summary. */
const isFoldedAway = (element: Element): boolean =>
  (element.localName === 'dialog' && !element.hasAttribute('open')) ||
  (element.parentElement?.localName === 'details' &&
    !element.parentElement.hasAttribute('open') &&
    !isFirstSummary(element));

// Without a style sheet an element has its own style, or is hidden. jsdom's computed style takes a tenth of a test's time.
const hidden = document.createElement('p').style;
hidden.display = 'none';
window.getComputedStyle = (element) =>
  element.hasAttribute('hidden') || isFoldedAway(element) ? hidden : (element as HTMLElement).style;

window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

/** Observers that the screens of one test left: the next test, also of another file, has the same document. */
const watching: MutationObserver[] = [];

const { MutationObserver: Observer } = window;
window.MutationObserver = class extends Observer {
  override observe(...asked: Parameters<MutationObserver['observe']>): void {
    watching.push(this);
    super.observe(...asked);
  }
};

/** A test pressed something while a part of the page still waited for its data, as a person may: no fault of the screen. */
const untimely = 'A component suspended inside an `act` scope';

/** React's warnings and unhandled failures arrive on the console; a screen that causes one is broken. */
const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    if (!String(parts[0]).startsWith(untimely)) complaints.push(parts);
  });
});

afterEach(() => {
  cleanup();
  for (const observer of watching.splice(0)) observer.disconnect();
  expect(complaints.map((parts) => parts.map(String).join('\n'))).toEqual([]);
});

// jsdom has no media queries. Each query for reduced motion matches.
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: query.includes('reduce'),
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
