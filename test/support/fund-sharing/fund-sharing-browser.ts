import { type BrowserSession, type BrowserSettings, type PortAnswer, requests } from '@product/path-driver';
import { whileStopped } from '@product/path-driver/page-clock';
import type { AnyMachineSnapshot } from 'xstate';
import { endedByApiLayer, made, personSteps } from '#test/support/auth/person-steps.ts';
import type { DeskPerson } from '#test/support/member-desk/desk-people.ts';
import { bringCast, readyForCaptain, readyForRich, type SharingCast } from './fund-sharing-cast.ts';

/** These values are kept from one path to the next. */
let cast: SharingCast | null = null;
/** The person of the current path. */
let walker: DeskPerson | null = null;

const all = () => made(cast);

const walking = () => made(walker);

const isFund = ({ context }: AnyMachineSnapshot) => (context as { source: string }).source === 'peloton';

const ready = ({ page }: BrowserSession, { before }: PortAnswer): Promise<void> =>
  whileStopped(page, () => (isFund(before) ? readyForCaptain(all()) : readyForRich(all())));

const giveMeanwhile = async (_browser: BrowserSession, { before }: PortAnswer): Promise<void> =>
  isFund(before) ? all().giveToFund(1_000) : all().giveToRich(1_000);

const refuseToRead = (browser: BrowserSession, { before }: PortAnswer) =>
  refuse(isFund(before) ? 'getFundSharing' : 'getOwnFundSharing', 'peloton-not-yours')(browser);

const { failures, refuse, restoreSession } = personSteps(() => walking());

export { restoreSession };

/** The operation of the state before the step. */
const operationOf = ({ before }: PortAnswer): string => {
  const { action } = before.context as { action: { kind: string } | null };
  const operations: Record<string, string> = {
    undo: 'undoFundShare',
    decline: 'declineFundShare',
    offer: 'makeStandingOffer',
    'end-offer': 'endStandingOffer',
    ask: 'askForShare',
  };
  return operations[action?.kind ?? ''] ?? 'askForShare';
};

const refuseAction = (code: string) => (browser: BrowserSession, answer: PortAnswer) =>
  refuse(operationOf(answer), code)(browser);

const end = {
  skip: 'sharing ends by the clock of the whole server, which all walks share; a journey of its own moves it',
};

export const fundSharingBrowser: BrowserSettings = {
  open: async (browser, start) => {
    cast ??= await bringCast(browser);
    walker = start === 'a captain' ? cast.cora : cast.rich;
    const { email, firstName, lastName, password } = walker;
    await browser.signIn({ email, firstName, lastName, password });
    await browser.goTo(`/fund-sharing/${cast.pelotonId}`);
  },
  ports: {
    loadSharing: requests('GET', /^\/api\/fundsharing\//),
    loadAnew: { sharedWith: 'loadSharing' },
    makePlan: requests('POST', /^\/api\/fundsharing\/peloton\/[^/]+\/plan$/),
    previewShares: requests('POST', /^\/api\/fundsharing\/peloton\/[^/]+\/preview$/),
    postShares: requests('POST', '/api/fundsharing/peloton'),
    performAction: {
      request: ({ method, path }) =>
        method !== 'GET' && /^\/api\/fundsharing\/(share|offer|request|peloton\/[^/]+\/requests)/.test(path),
    },
  },
  steps: {
    'xstate.done.actor.loadSharing(open)': ready,
    'xstate.done.actor.loadSharing(over)': end,
    ...failures('loadSharing', 'loadAnew', 'makePlan', 'previewShares', 'postShares', 'performAction'),
    'xstate.error.actor.loadSharing(not yours)': refuseToRead,
    'xstate.done.actor.loadAnew(open)': ready,
    'xstate.done.actor.loadAnew(over)': end,
    'xstate.done.actor.loadAnew(less)': {
      skip: 'while somebody walks here money only comes in; the screens are walked with less of it',
    },
    'xstate.error.actor.loadAnew(not yours)': refuseToRead,
    'xstate.error.actor.makePlan(not yours)': refuse('planFundShares', 'peloton-not-yours'),
    'xstate.error.actor.makePlan(over)': refuse('planFundShares', 'sharing-closed'),
    'xstate.error.actor.previewShares(not yours)': refuse('previewFundShares', 'peloton-not-yours'),
    'xstate.error.actor.previewShares(over)': refuse('previewFundShares', 'sharing-closed'),
    'xstate.error.actor.previewShares(too much)': refuse('previewFundShares', 'more-than-missing'),
    'xstate.error.actor.postShares(not yours)': refuse('makeFundShares', 'peloton-not-yours'),
    'xstate.error.actor.postShares(over)': refuse('makeFundShares', 'sharing-closed'),
    'xstate.error.actor.postShares(moved)': giveMeanwhile,
    'xstate.error.actor.postShares(too much)': refuse('makeFundShares', 'more-than-missing'),
    'xstate.error.actor.performAction(not yours)': refuseAction('peloton-not-yours'),
    'xstate.error.actor.performAction(over)': refuseAction('sharing-closed'),
    'xstate.error.actor.performAction(has less)': refuseAction('receiver-has-less'),
    'xstate.after.loadLimit.fundSharing.loading': endedByApiLayer,
    'xstate.after.loadLimit.refreshing': endedByApiLayer,
  },
  examined: [
    'showing.editing',
    'confirming',
    'changed.announced',
    'closed',
    'unclear',
    'expired',
    'forbidden',
    'unavailable',
  ],
};
