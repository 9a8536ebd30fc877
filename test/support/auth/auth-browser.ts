import type { BrowserFace } from '#test/support/paths/model.ts';

/** The walk in Chromium against the real server. */
export const authBrowser: BrowserFace | { none: string } = {
  none: 'test/browser/sign-in.test.ts walks its pages by hand',
};
