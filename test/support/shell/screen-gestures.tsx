import { act, createEvent, fireEvent } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import type { AppActor, SystemActors } from '#src/app/root-actor/system-actors.ts';
import { watchScreen } from '#src/app/shell/watch-screen.ts';
import { panelId } from '#src/features/shell/mobile/drawer-parts.ts';
import { mobileQuery } from '#src/features/shell/mobile/layout.ts';

const told: { changeRoute: () => void } = { changeRoute: () => undefined };
const layout = Object.assign(new EventTarget(), { matches: false, media: mobileQuery });

const deaf = {
  send: () => undefined,
  getSnapshot: () => ({ hasTag: () => false }),
  subscribe: () => ({ unsubscribe: () => undefined }),
};

const watch = (systemActors: Partial<SystemActors>): (() => void) => {
  const app = {
    system: { get: (id: keyof SystemActors) => systemActors[id] ?? deaf },
  } as unknown as AppActor;
  const ask = window.matchMedia;
  layout.matches = false;
  window.matchMedia = (query) => (query === mobileQuery ? (layout as unknown as MediaQueryList) : ask(query));
  const listeners = new Set<() => void>();
  told.changeRoute = () => {
    for (const listener of listeners) listener();
  };
  const router = {
    subscribe: (_type: string, listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const stop = watchScreen(router as never, app);
  return () => {
    stop();
    window.matchMedia = ask;
  };
};

/** The listeners of the app between gestures and the walked actor. */
export const Watched = ({
  systemActors,
  children,
}: {
  systemActors: Partial<SystemActors>;
  children: ReactNode;
}) => {
  useLayoutEffect(() => watch(systemActors), [systemActors]);
  return children;
};

/** Gestures in jsdom, in a window 360 pixels wide and without layout. */
export const screenGestures = {
  turn: (isMobile: boolean): void => {
    act(() => {
      layout.matches = isMobile;
      layout.dispatchEvent(new Event('change'));
    });
  },
  changeRoute: (): void => {
    act(() => told.changeRoute());
  },
  scroll: (top: number, limit: number) =>
    act(async () => {
      const root = document.documentElement;
      Object.defineProperty(root, 'scrollHeight', { configurable: true, value: limit });
      Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
      fireEvent.scroll(window);
      await new Promise(requestAnimationFrame);
    }),
  touch: (
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    fingers: { x: number; y: number }[],
    at = 0,
    width = 0,
  ): void => {
    act(() => {
      const panel = document.getElementById(panelId);
      if (panel !== null) Object.defineProperty(panel, 'offsetWidth', { configurable: true, value: width });
      const touches = fingers.map(({ x, y }) => ({ clientX: -x, clientY: y }));
      const event = createEvent[type](document.body, { touches, bubbles: true });
      Object.defineProperty(event, 'timeStamp', { value: at });
      fireEvent(document.body, event);
    });
  },
};
