import { defineModel } from '@product/path-driver';
import { headerMachine } from '#machines/shell/header/header.machine.ts';
import { headerPageObject } from '#test/support/shell/header.page-object.ts';

const limit = 400;

export const headerModel = defineModel({
  machine: headerMachine,
  starts: { 'a fresh page': undefined },
  events: {
    'layout.changed': { narrow: { isMobile: true }, wide: { isMobile: false } },
    'page.scrolled': {
      'to the top': { top: 0, limit },
      'as far as nothing is': { top: 10, limit },
      'to the first lines': { top: 100, limit },
      'to the middle': { top: 250, limit },
      'to the end': { top: 400, limit },
    },
    'route.changed': {},
    'focus.entered': {},
    'focus.left': {},
  },
  pageObject: headerPageObject,
});
