import { expect, test } from 'vitest';
import { drawer } from '#panda/recipes/drawer.ts';
import { drawerWidth } from '#src/app/shell/early-swipe.ts';

test('an early swipe uses the drawer’s width from its recipe', () => {
  const { most, rest } = drawerWidth;
  expect(drawer.base?.panel?.width).toBe(`min(${most}rem, calc(100vw - ${rest}rem))`);
});
