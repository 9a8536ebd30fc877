/** Where the window has room for the menu, the drawer is never loaded. */
export const loadDrawer = async () => (await import('./mobile-drawer.tsx')).MobileDrawer;
