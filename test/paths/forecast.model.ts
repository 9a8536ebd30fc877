import { defineModel } from '@product/path-driver';
import { forecastMachine } from '#machines/forecast/forecast.machine.ts';
import { refusal, usualFailures } from '#test/support/failures.ts';
import { forecastPageObject } from '#test/support/forecast/forecast.page-object.ts';
import { ownForecast, withOneMore } from '#test/support/forecast/forecast-fixture.ts';

const notTheirs = refusal(
  403,
  'person-not-yours',
  'Only the owner can see and do this. Sign in with the account it belongs to.',
);
const refused = refusal(
  422,
  'forecast-share-too-high',
  'You can share what you raised beyond your commitment. Choose a smaller amount.',
);

export const forecastModel = defineModel({
  machine: forecastMachine,
  starts: { 'one’s own page': { of: 'User' as const, id: 'tess-forecast' } },
  events: {
    'load.retried': {},
    'total.moved': {},
    'whatIf.changed': ({ context: { whatIf } }): Record<string, { changes: { extra: number } }> =>
      whatIf.extra === 0
        ? { 'one more gift': { changes: { extra: 10_000 } } }
        : { 'none any more': { changes: { extra: 0 } } },
  },
  outcomes: {
    loadForecast: {
      done: { read: { output: ownForecast } },
      error: {
        ...usualFailures,
        'not theirs': notTheirs,
      },
    },
    askForecast: {
      done: ({ context: { whatIf } }) => ({
        answered: { output: whatIf.extra === 0 ? ownForecast : withOneMore },
      }),
      error: {
        ...usualFailures,
        refused,
      },
    },
  },
  serializeState: ({ context: { whatIf, problem, forecast } }) => ({
    whatIf,
    problem: problem?.kind ?? null,
    isAnswered: forecast !== null && 'whatIf' in forecast && forecast.whatIf !== null,
  }),
  pageObject: forecastPageObject,
});
