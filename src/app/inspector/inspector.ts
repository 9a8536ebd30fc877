import { createBrowserInspector } from '@statelyai/inspect';
import type { InspectionEvent, Observer } from 'xstate';
import { maskContext, maskEvent, maskInspection } from './inspector-mask.ts';

const online = 'https://stately.ai/inspect';
const offline = '/inspector.html';

/** Milliseconds after which the online page counts as unreachable. */
const patience = 1500;

const isReachable = async (url: string): Promise<boolean> => {
  try {
    await fetch(url, { mode: 'no-cors', signal: AbortSignal.timeout(patience) });
    return true;
  } catch {
    return false;
  }
};

/** A frame at the bottom: browsers block a window that no click opened. */
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
 * With `?inspect` in the address, shows every actor in the Stately inspector; offline or with `?inspect=own`, in our own page. Never in the
 * production build; the data is masked.
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
