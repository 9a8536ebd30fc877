import { trackerMachine } from '#machines/shell/tracker/tracker.machine.ts';
import { defineModel } from '#test/support/paths/model.ts';

export const trackerModel = defineModel({
  flow: 'tracker',
  machine: trackerMachine,
  starts: { 'a fresh page': undefined },
  events: {
    'page.viewed': {
      home: { path: '/', title: 'Product' },
      'home, forced': { path: '/', title: 'Product', isForced: true },
      'with an e-mail': { path: '/give/ann@example.org?query=ann', title: 'For ann@example.org' },
    },
    'virtualPage.viewed': { dialog: { path: '/registration/waiver', title: 'Waiver' } },
    'link.followed': {
      shop: { href: 'https://shop.example.org/' },
      'in a new tab': { href: 'https://shop.example.org/', isElsewhere: true },
    },
    'xstate.done.actor.track': { told: { output: undefined } },
    'xstate.error.actor.track': { refused: { error: 'blocked' } },
    'xstate.done.actor.open': { opened: { output: undefined } },
    'xstate.error.actor.open': { refused: { error: 'blocked' } },
  },
  serializeState: ({ context }) => ({ queue: context.queue.slice(0, 2), href: context.href }),
  face: { none: 'it has no screen: it only reports' },
});
