import type { Viewer } from './load-preview.ts';

type ShownViewer = {
  viewer: Viewer;
  /** On the button that opens the preview. */
  button: string;
  /** On the switch above the preview. */
  name: string;
  /** Their relation to the person. */
  who: string;
};

/** The readers whose view a person can preview. */
export const viewers: readonly ShownViewer[] = [
  {
    viewer: 'stranger',
    button: 'See it as a stranger',
    name: 'A stranger',
    who: 'Anyone with the link sees this, signed in or not.',
  },
  {
    viewer: 'donor',
    button: 'See it as a donor',
    name: 'A donor',
    who: 'People who gave to you while signed in see this.',
  },
  {
    viewer: 'captain',
    button: 'See it as your captain',
    name: 'Your captain',
    who: 'The captain and admins of your peloton see this, once you’re in one.',
  },
];
