import { createBrowserInspector } from '@statelyai/inspect';
import type { InspectionEvent, Observer } from 'xstate';
import { maskContext, maskEvent, maskInspection } from './inspector-mask.ts';

const online = 'https://stately.ai/inspect';
const offline = '/inspector.html';

/** Milliseconds that the online page gets to show that it can be reached. */
const patience = 1500;

const isReachable = async (url: string): Promise<boolean> => {
  try {
    await fetch(url, { mode: 'no-cors', signal: AbortSignal.timeout(patience) });
    return true;
  } catch {
    return false;
  }
};

/** A frame along the bottom: a window of its own would be blocked, since nobody pressed anything. */
const openFrame = (): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  frame.title = 'Inspector';
  frame.style.cssText =
    'position: fixed; inset: auto 0 0; width: 100%; height: 38vh; border: 0; border-top: 2px solid; z-index: 9999; background: #fff';
  document.body.append(frame);
  document.body.style.paddingBottom = '38vh';
  return frame;
};

/**
 * With `?inspect` in the address: every actor in the Stately inspector, or in a page of our own while offline or with
 * `?inspect=own`. Never in the production build; what is shown is masked.
 */
export const openInspector = async (): Promise<Observer<InspectionEvent> | undefined> => {
  const asked = new URLSearchParams(location.search).get('inspect');
  if (asked === null) return undefined;
  const url = asked !== 'own' && (await isReachable(online)) ? online : offline;
  const { inspect } = createBrowserInspector({
    url,
    iframe: openFrame(),
    sanitizeContext: maskContext,
    sanitizeEvent: maskEvent,
    serialize: maskInspection,
    maxDeferredEvents: 1000,
  });
  return inspect;
};
