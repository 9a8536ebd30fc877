import type { CallEvent } from '#machines/app/app.types.ts';

let listener: (event: CallEvent) => void = () => undefined;

/** The app listens here to the three actions of every call. Apart from the call layer, so that listening does not load it. */
export const setCallListener = (next: (event: CallEvent) => void): void => {
  listener = next;
};

export const tellListener = (event: CallEvent): void => listener(event);
