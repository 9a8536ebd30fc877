/** The size of link previews, in pixels. */
export const size = { width: 1200, height: 630 };

/** A phone's whole screen, in pixels: for stories, statuses, and prints. */
export const tallSize = { width: 1080, height: 1920 };

export type Size = typeof size;
