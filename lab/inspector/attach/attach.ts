import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { endings } from '#lab/inspector/go/hold-requests.ts';
import { openDock } from './dock.ts';
import { createGoTo } from './go-to.ts';
import { createMessages } from './messages.ts';
import { openOutlet } from './outlet.ts';

/*
 * A classic script, before the scripts of the page. The app's root actor reports to `inspection`, which this script sets; the inspector's
 * page reads the messages.
 */
const online = 'https://stately.ai/inspect';
const own = document.currentScript as HTMLScriptElement;
const outlet = openOutlet([location.origin, new URL(online).origin]);
const base = new URL('./', own.src).href;
const channel = new BroadcastChannel('product.inspector');
const way = createGoTo(new URL('../ways/', base), (news) => channel.postMessage(news));
const messageOf = createMessages(own.dataset.shows === 'all' ? 'all' : 'shape');

globalThis.inspection = {
  inspect: {
    next: (event) => {
      if (event.type === '@xstate.actor') {
        const actor = event.actorRef as AnyActorRef & { logic?: AnyStateMachine };
        if (actor.logic?.root !== undefined) way.took(actor);
      }
      const read = messageOf(event);
      if (read !== null) outlet.send(read);
    },
  },
};

/** The inspector stays for a visit: signing in loads other documents, which have no `?inspect`. */
const remember = (isOn: boolean) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the other way needs https
  document.cookie = `inspect=${isOn ? 'on; path=/; samesite=lax' : '; path=/; max-age=0'}`;
};

document.addEventListener('DOMContentLoaded', () => {
  remember(true);
  const dock = openDock(base);
  const asked: Record<string, () => void> = {
    right: () => dock.dockAt('right'),
    below: () => dock.dockAt('below'),
    window: dock.openWindow,
    online: () => void open(online, 'stately-inspector'),
    close: () => {
      dock.close();
      remember(false);
    },
  };
  addEventListener('message', ({ data, origin }) => {
    if (origin !== location.origin || data?.type !== 'product.inspector') return;
    const { action, actor, machine, path } = data;
    if (action === 'go') void way.go(actor, machine, path);
    else if (endings.includes(action)) way.end(action);
    else asked[action]?.();
  });
  // The app opens at the first sign of a person. Whoever inspects it wants to see it open.
  dispatchEvent(new Event('input'));
});
