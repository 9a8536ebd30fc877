import { emit, sendTo, setup } from 'xstate';
import { callbackPort } from '#machines/port.ts';

export type ReviewEntryEvent =
  /** The donor looks the donation over. */
  | { type: 'review.shown' }
  /** The review is over: the donation is on its way, or the form is shown. */
  | { type: 'review.closed' }
  /** The tab stands at the review's entry of its history. */
  | { type: 'review.reached' }
  /** The tab stands at another entry than the review's. */
  | { type: 'form.reached' };

/** What the port is asked to do with the tab's history. */
export type TabHistoryEvent = { type: 'entry.added' } | { type: 'entry.left' };

/**
 * Gives the review an entry of its own in the tab's history. The browser's Back then leads from the review to the form, also
 * where no page may ask before it is left. The entry is there as long as the review is shown: once the donation is on its way,
 * Back leads out of the page again, and the leave warning asks. It emits `review.left` when the donor went Back.
 * Port: `tabHistory` says where the tab stands, first of all and each time that the tab moves. On `entry.added` it adds the review's
 * entry at once; on `entry.left` it goes back, and the tab moves some moments later.
 */
export const reviewEntryMachine = setup({
  types: {
    events: {} as ReviewEntryEvent,
    emitted: {} as { type: 'review.left' },
  },
  actors: { tabHistory: callbackPort<TabHistoryEvent>('tabHistory') },
  actions: {
    notifyAdded: sendTo('tabHistory', { type: 'entry.added' }),
    notifyLeaving: sendTo('tabHistory', { type: 'entry.left' }),
    notifyLeft: emit({ type: 'review.left' }),
  },
}).createMachine({
  id: 'reviewEntry',
  description: 'The entry that the review has in the tab’s history',
  invoke: { id: 'tabHistory', src: 'tabHistory' },
  initial: 'absent',
  states: {
    absent: {
      description: 'No review is shown, and the tab stands at the form’s entry.',
      on: {
        'review.shown': { target: 'present', actions: 'notifyAdded' },
        // The entry of a review that is over, or that was shown before the page was loaded again.
        'review.reached': { target: 'leaving', actions: 'notifyLeaving' },
      },
    },
    present: {
      description: 'The review is shown, at its own entry.',
      on: {
        'form.reached': { target: 'absent', actions: 'notifyLeft' },
        'review.closed': { target: 'leaving', actions: 'notifyLeaving' },
      },
    },
    leaving: {
      description: 'The review is over, and the tab is on its way back to the form’s entry.',
      on: {
        'form.reached': 'absent',
        'review.reached': { actions: 'notifyLeaving' },
        'review.shown': 'returning',
      },
    },
    returning: {
      description: 'The review is shown again before the tab was back at the form’s entry.',
      on: {
        'form.reached': { target: 'present', actions: 'notifyAdded' },
        'review.reached': 'present',
        'review.closed': 'leaving',
      },
    },
  },
});
