import type { components } from '#openapi/contract.gen.ts';
import { takePageData } from '#src/api/page-data.ts';

export type HomeEvent = components['schemas']['Event'];

/** Loads what makes calls only now: most visitors' page comes with the event, and its budget has no room for it. */
const askApi = async (): Promise<HomeEvent> => {
  const [{ call }, { getEvent }] = await Promise.all([
    import('#src/api/call.ts'),
    import('#src/api/calls/event.calls.ts'),
  ]);
  return call(getEvent());
};

/** The current event; null when it can't be had, which the snackbar says. The page stands without it. */
export const loadHome = async (): Promise<HomeEvent | null> =>
  takePageData('getEvent') ?? askApi().catch(() => null);
