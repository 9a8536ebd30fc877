/** A finger's place at a time: `x` in pixels from the window's right edge, `y` from its top, `at` in milliseconds. */
export type Touch = { x: number; y: number; at: number };

export type DrawerContext = {
  /** Where the finger went down; null while none is of interest. */
  start: Touch | null;
  /** How far open the drawer was then, as a share. */
  from: 0 | 1;
  /** How wide the drawer is, in pixels. */
  width: number;
  /** Where the finger was lately, the last place at the end. */
  trail: Touch[];
};

export type DrawerEvent =
  /** The window has become narrow or wide, or its device one for fingers. */
  | { type: 'layout.changed'; isMobile: boolean }
  | { type: 'route.changed' }
  | { type: 'menu.pressed' }
  /** Escape, the cross, or a press beside the drawer. */
  | { type: 'drawer.dismissed' }
  /** `fingers` are on the screen now; `width` is the drawer's, in pixels, 0 where there is none yet. */
  | ({ type: 'touch.started'; fingers: number; width: number } & Touch)
  | ({ type: 'touch.moved' } & Touch)
  | { type: 'touch.ended'; at: number }
  /** The browser has taken the touch for itself, such as for scrolling. */
  | { type: 'touch.cancelled' };
