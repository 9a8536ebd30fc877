/** What link previews show, in pixels. */
export const size = { width: 1200, height: 630 };

/** What a phone's whole screen shows, in pixels: stories, statuses, a sheet of paper on a wall. */
export const tallSize = { width: 1080, height: 1920 };

export type Size = typeof size;
