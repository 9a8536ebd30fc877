/** By these ids the drawer, the button that opens it, and whoever watches the fingers find each other. */
export const menuButtonId = 'menu-button';
export const panelId = 'drawer-panel';

/** How wide the drawer is, in pixels; 0 while there is none. */
export const drawerWidth = (): number => document.getElementById(panelId)?.offsetWidth ?? 0;
