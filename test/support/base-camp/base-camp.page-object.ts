import type { PageObject } from '@product/path-driver';
import type { baseCampMachine } from '#machines/base-camp/base-camp.machine.ts';
import { baseCampMeta } from '#machines/base-camp/base-camp.messages.ts';
import { celebrationText } from '#src/features/base-camp/base-camp-messages.ts';
import { baseCampBrowser, giveMore } from './base-camp-browser.ts';

const close = 'Close the celebration';

/** How a person uses their base camp, and what they see. */
export const baseCampPageObject = {
  screen: async () => (await import('./base-camp-harness.tsx')).BaseCampHarness,
  actions: {
    'load.retried': (ui) => ui.click('button', 'Try again'),
    'total.moved': async (_ui, { event, browser }, actor) =>
      browser === null ? actor?.send(event) : giveMore(),
    'celebration.dismissed': async (ui, { event }, actor) => {
      // The key is random on the page; what the walk compares is named.
      if (actor === null) await ui.click('button', close);
      else actor.send(event);
    },
  },
  states: {
    loading: (ui) => ui.expectText(baseCampMeta.loading.announce),
    unavailable: async (ui) => {
      await ui.expectRole('heading', baseCampMeta.unavailable.announce);
      await ui.expectRole('button', 'Try again');
    },
    absent: async (ui) => {
      await ui.expectNoText('Base camp');
      await ui.expectNoText(baseCampMeta.unavailable.announce);
    },
    'open.reading.current': async (ui) => ui.expectText('Latest gifts'),
    'open.reading.refreshing': async (ui) => ui.expectText('Latest gifts'),
    'open.success.celebrating': async (ui, { context: { camp } }) => {
      if (camp?.celebration == null) throw new Error('A celebration of nothing');
      await ui.expectRole('heading', celebrationText(camp.celebration, camp).title);
      await ui.expectRole('button', close);
    },
    'open.success.deciding': (ui) => ui.expectNoRole('button', close),
    'open.success.resting': (ui) => ui.expectNoRole('button', close),
    'open.success.saving': (ui) => ui.expectNoRole('button', close),
    'open.success.waiting': (ui) => ui.expectNoRole('button', close),
  },
  browser: baseCampBrowser,
} satisfies PageObject<typeof baseCampMachine>;
