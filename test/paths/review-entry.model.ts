import { reviewEntryMachine } from '#machines/donation/review-entry.machine.ts';
import { defineModel } from '#test/path-driver/path-driver.ts';

export const reviewEntryModel = defineModel({
  machine: reviewEntryMachine,
  starts: { 'a page with a form': undefined },
  events: {
    'review.shown': {},
    'review.closed': {},
    'review.reached': {},
    'form.reached': {},
  },
  pageObject: {
    none: 'the review’s entry in the history has no screen; a test in Chromium goes Back and Forward',
  },
});
