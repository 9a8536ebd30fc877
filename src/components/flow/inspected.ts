import type { InspectionEvent, Observer } from 'xstate';

declare global {
  /** Who is told of all that the actors do. A script before the app's own sets it, in development and in the sandbox. */
  var inspection: { inspect: Observer<InspectionEvent> } | undefined;
}

let observer: (event: InspectionEvent) => void = () => undefined;

/** The app records here what actors do. */
export const setActorObserver = (next: (event: InspectionEvent) => void): void => {
  observer = next;
};

/** The option of each actor that is the root of its system: without it neither a report of a problem nor the inspector knows the flow. */
export const inspected = {
  inspect: (event: InspectionEvent): void => {
    observer(event);
    globalThis.inspection?.inspect.next?.(event);
  },
};
