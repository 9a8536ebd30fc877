import { expect, test } from 'vitest';
import { drawer } from '#panda/recipes/drawer.ts';
import { drawerWidth } from '#src/app/shell/early-swipe.ts';

test('an early swipe reckons with the width that the drawer’s recipe gives it', () => {
  const { most, rest } = drawerWidth;
  expect(drawer.base?.panel?.width).toBe(`min(${most}rem, calc(100vw - ${rest}rem))`);
});
