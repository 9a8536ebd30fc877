/** A finger's position: `x` in pixels from the window's right edge, `y` from its top, `at` in milliseconds. */
export type Touch = { x: number; y: number; at: number };

export type DrawerContext = {
  /** Where the finger touched; null without one. */
  start: Touch | null;
  /** How far open the drawer was then. */
  from: 0 | 1;
  /** How wide the drawer is, in pixels. */
  width: number;
  /** The finger's last positions, the latest at the end. */
  trail: Touch[];
};

export type DrawerEvent =
  /** The window became narrow or wide, or the device got or lost touch. */
  | { type: 'layout.changed'; isMobile: boolean }
  | { type: 'route.changed' }
  | { type: 'menu.pressed' }
  /** Escape, the cross, or a press beside the drawer. */
  | { type: 'drawer.dismissed' }
  /** `fingers` are on the screen now; `width` is the drawer's, in pixels, 0 before it exists. */
  | ({ type: 'touch.started'; fingers: number; width: number } & Touch)
  | ({ type: 'touch.moved' } & Touch)
  | { type: 'touch.ended'; at: number }
  /** The browser took the touch, for example to scroll. */
  | { type: 'touch.cancelled' };
