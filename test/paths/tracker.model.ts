import { defineModel } from '@product/path-driver';
import { trackerMachine } from '#machines/shell/tracker/tracker.machine.ts';
import { trackerPageObject } from '#test/support/shell/tracker.page-object.ts';

const nowhere = {
  path: '/nowhere/ann@example.org?query=ann',
  title: 'Product | 404: This page could not be found.',
};

export const trackerModel = defineModel({
  machine: trackerMachine,
  starts: { 'a fresh page': undefined },
  events: {
    'page.viewed': {
      home: { path: '/', title: 'Product | Ride against cancer' },
      'home, forced': { path: '/', title: 'Product | Ride against cancer', isForced: true },
      'with an e-mail': nowhere,
    },
    'virtualPage.viewed': { menu: { path: '/menu', title: 'Product | Menu' } },
    'link.followed': (snapshot) => {
      // A user who has chosen a link chooses another one.
      const shop = snapshot.matches({ following: 'waiting' }) ? 'gifts' : 'bells';
      return {
        [`the shop’s ${shop}`]: { href: `https://shop.example.org/${shop}?for=ann@example.org` },
        'in a new tab': { href: 'https://photos.example.org/', isElsewhere: true },
      };
    },
  },
  outcomes: {
    track: { done: { told: { output: undefined } }, error: { refused: { error: 'blocked' } } },
    open: { done: { opened: { output: undefined } }, error: { refused: { error: 'blocked' } } },
  },
  serializeState: ({ context }) => ({ queue: context.queue.slice(0, 2), href: context.href }),
  pageObject: trackerPageObject,
});
