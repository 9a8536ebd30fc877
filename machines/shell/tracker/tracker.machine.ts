import { assign, setup } from 'xstate';
import { promisePort } from '#machines/port.ts';
import { redactEmails } from './redact.ts';

/** One page view or click, already without personal data. */
export type Sighting =
  | { kind: 'page'; path: string; title: string }
  /** A dialog or a part of a page that counts as its own page. */
  | { kind: 'virtual'; path: string; title: string }
  | { kind: 'outbound'; href: string };

export type TrackerContext = { queue: Sighting[]; href: string | null };

export type TrackerEvent =
  | { type: 'page.viewed'; path: string; title: string; isForced?: boolean }
  | { type: 'virtualPage.viewed'; path: string; title: string }
  /** A click on a link that leads out of the site. */
  | {
      type: 'link.followed';
      href: string;
      /** The browser opens it in another tab, so there is nothing left to open. */
      isElsewhere?: boolean;
    };

/** Everybody sees these, so their views count only where the page asks for it. */
const skippedPaths = ['/', '/donate'];

const pathOnly = (path: string) => path.replace(/[?#].*/s, '').replace(/(.)\/$/, '$1');

/** Longer than any address or title of ours; what is longer was written by somebody else. */
const longest = 300;

const shortened = (text: string) => [...text].slice(0, longest).join('');

/** The path of a view. Its query can name a person, so it is left out. */
const placeOf = (address: string) => shortened(redactEmails(pathOnly(address)));

/** A link may hold a name and a password before its host. */
const withoutCredentials = (href: string) => href.replace(/^(https?:\/\/)[^/?#]*@/i, '$1');

const sightingOf = (event: TrackerEvent): Sighting => {
  if (event.type === 'link.followed')
    return { kind: 'outbound', href: placeOf(withoutCredentials(event.href)) };
  const kind = event.type === 'page.viewed' ? ('page' as const) : ('virtual' as const);
  return { kind, path: placeOf(event.path), title: shortened(redactEmails(event.title)) };
};

/** Reports views and clicks to the tracker, in order, one at a time. Ports: `track` reports one, `open` opens a link. */
export const trackerMachine = setup({
  types: { context: {} as TrackerContext, events: {} as TrackerEvent },
  actors: {
    track: promisePort<void, { sighting: Sighting | null }>('track'),
    open: promisePort<void, { href: string | null }>('open'),
  },
  delays: { outboundDelay: 250, trackLimit: 5000, openLimit: 5000 },
  guards: {
    isSkipped: ({ event }) =>
      event.type === 'page.viewed' && event.isForced !== true && skippedPaths.includes(pathOnly(event.path)),
    isLeaving: ({ event }) => event.type === 'link.followed' && event.isElsewhere !== true,
    hasSighting: ({ context }) => context.queue.length > 0,
  },
  actions: {
    assignSighting: assign({ queue: ({ context, event }) => [...context.queue, sightingOf(event)] }),
    assignHref: assign(({ event }) => (event.type === 'link.followed' ? { href: event.href } : {})),
    clearSighting: assign({ queue: ({ context }) => context.queue.slice(1) }),
    clearHref: assign({ href: null }),
  },
}).createMachine({
  id: 'tracker',
  description: 'Reports viewed pages without naming the person',
  type: 'parallel',
  context: { queue: [], href: null },
  states: {
    reporting: {
      description: 'Sightings wait here until they are reported',
      initial: 'idle',
      on: {
        'page.viewed': [{ guard: 'isSkipped' }, { actions: 'assignSighting' }],
        'virtualPage.viewed': { actions: 'assignSighting' },
        'link.followed': { actions: 'assignSighting' },
      },
      states: {
        idle: {
          description: 'Everything is reported',
          always: { guard: 'hasSighting', target: 'sending' },
        },
        sending: {
          description: 'Reports the oldest sighting, and drops it if the report fails',
          invoke: {
            id: 'track',
            src: 'track',
            input: ({ context }) => ({ sighting: context.queue[0] ?? null }),
            onDone: { target: 'idle', actions: 'clearSighting' },
            onError: { target: 'idle', actions: 'clearSighting' },
          },
          after: { trackLimit: { target: 'idle', actions: 'clearSighting' } },
        },
      },
    },
    following: {
      description: 'Links that lead out of the site',
      initial: 'resting',
      states: {
        resting: {
          description: 'No link out was followed',
          on: { 'link.followed': { guard: 'isLeaving', target: 'waiting', actions: 'assignHref' } },
        },
        waiting: {
          description: 'The page waits a moment for the report, then follows the last chosen link',
          on: { 'link.followed': { guard: 'isLeaving', actions: 'assignHref' } },
          after: { outboundDelay: 'opening' },
        },
        opening: {
          description: 'The person goes to the other site',
          invoke: {
            id: 'open',
            src: 'open',
            input: ({ context }) => ({ href: context.href }),
            onDone: { target: 'resting', actions: 'clearHref' },
            onError: { target: 'resting', actions: 'clearHref' },
          },
          after: { openLimit: { target: 'resting', actions: 'clearHref' } },
        },
      },
    },
  },
});
