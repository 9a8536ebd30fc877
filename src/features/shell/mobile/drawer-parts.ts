/** The ids by which the drawer, its button, and the touch handling find each other. */
export const menuButtonId = 'menu-button';
export const panelId = 'drawer-panel';

/** The drawer's width in pixels; 0 while it is not rendered. */
export const drawerWidth = (): number => document.getElementById(panelId)?.offsetWidth ?? 0;
