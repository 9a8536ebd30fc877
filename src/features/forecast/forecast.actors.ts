import { fromCallback, fromPromise } from 'xstate';
import { forecastMachine } from '#machines/forecast/forecast.machine.ts';
import type { ForecastEvent, ForecastOf, WhatIf } from '#machines/forecast/forecast.types.ts';
import { call } from '#src/api/call.ts';
import { get } from '#src/api/describe-call.ts';
import { watchTotal } from '#src/api/live-total.ts';

const queryOf = ({ extra, routeId, share }: WhatIf) => ({
  ...(extra === 0 ? {} : { extra }),
  ...(routeId === null ? {} : { routeId }),
  ...(share === 0 ? {} : { share }),
});

/** The forecast machine with the API and the live total as its ports. */
export const forecastFlow = forecastMachine.provide({
  actors: {
    // Another choice aborts the previous request.
    loadForecast: fromPromise(({ input: { of, id, whatIf }, signal }) =>
      of === 'User'
        ? call(
            get('/user/{id}/forecast', 'LOAD_USER_FORECAST', {
              path: { id },
              query: queryOf(whatIf),
              signal,
            }),
          )
        : call(get('/peloton/{id}/forecast', 'LOAD_PELOTON_FORECAST', { path: { id }, signal })),
    ),
    watchTotal: fromCallback<ForecastEvent, ForecastOf & { raised: number | null }>(({ input, sendBack }) => {
      if (!('EventSource' in globalThis)) return undefined;
      let known = input.raised;
      // Each connection starts with the current total.
      return watchTotal({ of: input.of, id: input.id }, (raised) => {
        if (raised === known) return;
        const isFirst = known === null;
        known = raised;
        if (!isFirst) sendBack({ type: 'total.moved' });
      });
    }),
  },
});
