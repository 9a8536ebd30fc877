import type { PageObject } from '@product/path-driver';
import type { forecastMachine } from '#machines/forecast/forecast.machine.ts';
import { forecastMeta } from '#machines/forecast/forecast.messages.ts';
import type { Forecast, WhatIf } from '#machines/forecast/forecast.types.ts';
import { money } from '#machines/money.ts';
import { answerText, isOfPeloton } from '#src/features/forecast/forecast-messages.ts';
import { forecastBrowser, giveMore } from './forecast-browser.ts';

const answerOf = (forecast: Forecast | null, whatIf: WhatIf): string | null =>
  forecast === null || isOfPeloton(forecast) ? null : answerText(forecast, whatIf);

/** How a person uses their forecast, and what they see. */
export const forecastPageObject = {
  screen: async () => (await import('./forecast-harness.tsx')).ForecastHarness,
  actions: {
    'load.retried': (ui) => ui.click('button', 'Try again'),
    'total.moved': async (_ui, { event, browser }, actor) =>
      browser === null ? actor?.send(event) : giveMore(),
    'whatIf.changed': (ui, { event: { changes } }) =>
      ui.select('One more gift', changes.extra ? money(changes.extra) : 'None'),
  },
  states: {
    loading: (ui) => ui.expectText(forecastMeta.loading.announce),
    unavailable: async (ui) => {
      await ui.expectRole('heading', forecastMeta.unavailable.announce);
      await ui.expectRole('button', 'Try again');
    },
    absent: (ui) => ui.expectNoText(forecastMeta.current.heading),
    'shown.current': async (ui, { context: { forecast, whatIf } }) => {
      await ui.expectRole('heading', 'What if …');
      const answer = answerOf(forecast, whatIf);
      if (answer !== null) await ui.expectText(/With one more \$100 you’d /);
    },
    'shown.asking': (ui) => ui.expectRole('heading', 'What if …'),
    'shown.refused': (ui) => ui.expectText(/Choose a smaller amount\./),
    'shown.failed': async (ui) => {
      await ui.expectText(forecastMeta.failed.announce);
      await ui.expectRole('button', 'Try again');
    },
  },
  browser: forecastBrowser,
} satisfies PageObject<typeof forecastMachine>;
