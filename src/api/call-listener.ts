import type { CallEvent } from '#machines/app/app.types.ts';

let listener: (event: CallEvent) => void = () => undefined;

/** The app listens here to the three actions of every call. In its own file, so that listening doesn't load the call layer. */
export const setCallListener = (next: (event: CallEvent) => void): void => {
  listener = next;
};

export const tellListener = (event: CallEvent): void => listener(event);
