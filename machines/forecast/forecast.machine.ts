import { assign, setup } from 'xstate';
import { type FlowError, isUnauthorized } from '#machines/flow-error.ts';
import { type OfError, ofError, ofTimeout } from '#machines/fragments.ts';
import { callbackPort, promisePort } from '#machines/port.ts';
import { forecastMeta as meta } from './forecast.messages.ts';
import type {
  Forecast,
  ForecastContext,
  ForecastEvent,
  ForecastInput,
  ForecastMeta,
  ForecastOf,
  WhatIf,
} from './forecast.types.ts';

/** No what-if. */
export const noWhatIf: WhatIf = { extra: 0, routeId: null, share: 0 };

/** The caller may not see it, or is no longer signed in. */
const isForbidden = (error: FlowError): boolean => isUnauthorized(error) || error.status === 403;

const forecastSetup = setup({
  types: {
    context: {} as ForecastContext,
    events: {} as ForecastEvent,
    input: {} as ForecastInput,
    meta: {} as ForecastMeta,
  },
  actors: {
    /** Reads the forecast, with and without the what-if. */
    loadForecast: promisePort<Forecast, ForecastOf & { whatIf: WhatIf }>('loadForecast'),
    /** Sends `total.moved` when the total differs from `raised` cents, or from the last total. `raised` is null if it is unknown. */
    watchTotal: callbackPort<ForecastEvent, ForecastOf & { raised: number | null }>('watchTotal'),
  },
  guards: {
    isForbidden: (_, { error }: OfError) => isForbidden(error),
    isRefused: (_, { error }: OfError) => error.kind === 'invalid' || error.kind === 'conflict',
  },
  actions: {
    assignForecast: assign((_, { forecast }: { forecast: Forecast }) => ({ forecast, problem: null })),
    assignProblem: assign((_, { error }: OfError) => ({ problem: error })),
    assignWhatIf: assign(({ context: { whatIf } }, { changes }: { changes: Partial<WhatIf> }) => ({
      whatIf: { ...whatIf, ...changes },
    })),
    clearProblem: assign({ problem: null }),
  },
  // A GET is given up by the API layer after 10 s, which tells more about what went wrong.
  delays: { loadLimit: 12_000 },
});

const assignForecast = {
  type: 'assignForecast',
  params: ({ event }: { event: { output: Forecast } }) => ({ forecast: event.output }),
} as const;
const assignProblem = { type: 'assignProblem', params: ofError } as const;
const whenForbidden = {
  guard: { type: 'isForbidden', params: ofError },
  target: '#forecast.absent',
} as const;
const askedOf = ({ context: { of, id, whatIf } }: { context: ForecastContext }) => ({ of, id, whatIf });
const assignTimeout = { type: 'assignProblem', params: ofTimeout } as const;

/** Where fundraising is heading, and what would change it; kept up to date. */
export const forecastMachine = forecastSetup.createMachine({
  id: 'forecast',
  description: 'The forecast of the commitment: a projection that answers what-ifs',
  context: ({ input: { of, id } }) => ({ of, id, forecast: null, whatIf: noWhatIf, problem: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the forecast for the first time.',
      meta: meta.loading,
      invoke: {
        id: 'loadForecast',
        src: 'loadForecast',
        input: askedOf,
        onDone: { target: 'shown', actions: assignForecast },
        onError: [whenForbidden, { target: 'unavailable', actions: assignProblem }],
      },
      after: { loadLimit: { target: 'unavailable', actions: assignTimeout } },
    },
    unavailable: {
      description: 'The data could not be loaded. The rest of the page works; the person can try again.',
      meta: meta.unavailable,
      on: { 'load.retried': { target: 'loading', actions: 'clearProblem' } },
    },
    absent: {
      description: 'The person may not see the forecast, or the session ended. The page works without it.',
      type: 'final',
    },
    shown: {
      description: 'The forecast is shown.',
      invoke: {
        id: 'watchTotal',
        src: 'watchTotal',
        // A peloton’s total includes its own fund, which no forecast has.
        input: ({ context: { of, id, forecast } }) => ({
          of,
          id,
          raised: of === 'User' ? (forecast?.now.countedAmount ?? null) : null,
        }),
      },
      initial: 'current',
      on: {
        'whatIf.changed': {
          target: '.asking',
          actions: { type: 'assignWhatIf', params: ({ event: { changes } }) => ({ changes }) },
        },
        'total.moved': '.asking',
      },
      states: {
        current: {
          description: 'The forecast matches the chosen what-if.',
          meta: meta.current,
        },
        asking: {
          description: 'A what-if was chosen, or the total changed. The old forecast stays until the answer.',
          meta: meta.asking,
          invoke: {
            id: 'askForecast',
            src: 'loadForecast',
            input: askedOf,
            onDone: { target: 'current', actions: assignForecast },
            onError: [
              whenForbidden,
              { guard: { type: 'isRefused', params: ofError }, target: 'refused', actions: assignProblem },
              { target: 'failed', actions: assignProblem },
            ],
          },
          after: { loadLimit: { target: 'failed', actions: assignTimeout } },
        },
        refused: {
          description: 'The what-if is impossible. The answer says why, and the person chooses another one.',
          meta: meta.refused,
        },
        failed: {
          description: 'There was no answer. The old forecast stays; the person can try again.',
          meta: meta.failed,
          on: { 'load.retried': { target: 'asking', actions: 'clearProblem' } },
        },
      },
    },
  },
});
