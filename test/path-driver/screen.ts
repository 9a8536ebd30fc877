/** The driver of rendered screens. It loads React and Testing Library, and needs a DOM. */

export { lostPresses } from './walks/lost-presses.ts';
export { walkScreen } from './walks/walk-screen.ts';
