import type { InspectionEvent, Observer } from 'xstate';

export const openInspector = (): Observer<InspectionEvent> | undefined => undefined;
