import { type BrowserSettings, requests } from '@product/path-driver';
import { blankDraft } from '#machines/founding/founding.rules.ts';
import { personSteps } from '#test/support/auth/person-steps.ts';
import { ownApi } from '#test/support/base-camp/own-api.ts';
import { newPerson } from '#test/support/sign-in.ts';

/** The person of the current path; each path has a new one. */
let ida = newPerson('Ida', 'Inviter');
let api: ReturnType<typeof ownApi> | null = null;

/** Addresses without an earlier invitation, for the two valid ones that the model types. */
export const typedInBrowser = (typed: string): string =>
  typed.replace(/\b(?:ada|ben)@example\.org/g, () => `${crypto.randomUUID().slice(0, 13)}@example.org`);

const { failures, refuse, restoreSession } = personSteps(() => ida);

export { restoreSession };

const someName = () =>
  `Crew ${crypto.randomUUID().replace(/[\d-]/g, (sign) => 'ghjkmnprtw'[Number(sign)] ?? 'z')}`;

/** The walk in Chromium against the real server: right after the peloton was founded. */
export const invitationBrowser: BrowserSettings = {
  open: async (browser) => {
    api ??= ownApi(browser.page);
    ida = newPerson('Ida', 'Inviter');
    await browser.signIn(ida);
    const owner = await api.takePart(ida);
    const kept = { version: 1, owner, draft: { ...blankDraft, name: someName() }, step: 'reviewing' };
    await browser.goTo('/search?query=nobody-is-called-like-this');
    await browser.evaluate((text) => sessionStorage.setItem('foundingDraft', text), JSON.stringify(kept));
    await browser.ui.click('link', 'Start your own peloton');
    await browser.ui.click('button', /^Start /);
    await browser.ui.click('button', 'Continue to invitations');
  },
  ports: { sendInvitations: requests('POST', /^\/api\/peloton\/[\w-]+\/invitations$/) },
  steps: {
    ...failures('sendInvitations'),
    'xstate.error.actor.sendInvitations(too many)': refuse('sendInvitations', 'too-many-invitations'),
  },
  examined: ['typing', 'sent', 'expired'],
};
