/** What link previews show, in pixels. */
export const size = { width: 1200, height: 630 };
