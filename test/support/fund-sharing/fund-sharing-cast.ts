import type { BrowserSession } from '@product/path-driver';
import type { Schemas } from '#openapi/contract.gen.ts';
import { ownApi } from '#test/support/base-camp/own-api.ts';
import {
  type DeskPerson,
  foundPeloton,
  riderElsewhere,
  signInRider,
} from '#test/support/member-desk/desk-people.ts';

type FundShare = Schemas['FundShare'];
type Own = Schemas['OwnFundSharing'];

/** The captain and the member who walk, an admin, and Mel, who lacks all of her commitment. */
export type SharingCast = Record<'cora' | 'rich' | 'ada' | 'mel', DeskPerson> & {
  pelotonId: string;
  /** Somebody gives to the fund. Cents. */
  giveToFund: (amount: number) => Promise<void>;
  /** Somebody gives to Rich. Cents. */
  giveToRich: (amount: number) => Promise<void>;
};

/** In cents: the share that each path finds, from the fund to Mel or to Rich. */
const firstShare = 2_500;

/** Brings four people into one peloton, with $445 in its fund and Rich $150 beyond his commitment. */
export const bringCast = async (browser: BrowserSession): Promise<SharingCast> => {
  const { page } = browser;
  const ada = await riderElsewhere(page, 'Ada', 'Quinn');
  const mel = await riderElsewhere(page, 'Mel', 'Hart');
  const rich = await signInRider(page, 'Rich', 'Moor', browser.signIn);
  const { committedAmount } = await rich.ask<Own>('GET', '/fundsharing/own');
  const cora = await signInRider(page, 'Cora', 'Lind', browser.signIn);
  const { id: pelotonId } = await foundPeloton(cora);
  await browser.sandbox('PUT', '/memberships', {
    pelotonId,
    people: [
      { emailAddress: cora.email, membership: 'captain' },
      { emailAddress: ada.email, membership: 'admin' },
      { emailAddress: mel.email, membership: 'member' },
      { emailAddress: rich.email, membership: 'member' },
    ],
  });
  const { give } = ownApi(page);
  const cast: SharingCast = {
    cora,
    rich,
    ada,
    mel,
    pelotonId,
    giveToFund: (amount) => give({ recipientType: 'Peloton', id: pelotonId }, amount),
    giveToRich: (amount) => give({ recipientType: 'User', id: rich.publicId }, amount),
  };
  await cast.giveToFund(44_500);
  await cast.giveToRich(committedAmount + 15_000);
  return cast;
};

const undo = async ({ ask }: DeskPerson, shares: readonly FundShare[]): Promise<void> => {
  for (const { id, mayUndo } of shares) if (mayUndo) await ask('POST', `/fundsharing/share/${id}/undo`);
};

/** The fund’s last share is $25 to this person, and nothing else of it is out. */
const shareOnly = async ({ ada, pelotonId }: SharingCast, to: DeskPerson): Promise<void> => {
  const shares = await ada.ask<FundShare[]>('GET', `/fundsharing/peloton?pelotonId=${pelotonId}&limit=100`);
  const kept = shares.filter(({ takenBack }) => takenBack === null);
  const [last] = shares;
  const isRight = last?.takenBack === null && last.to.id === to.publicId && last.amount === firstShare;
  await undo(
    ada,
    kept.filter((share) => !(isRight && share === last)),
  );
  if (isRight) return;
  await ada.ask('POST', '/fundsharing/peloton', {
    pelotonId,
    source: 'peloton',
    reason: null,
    beyondMissing: true,
    lines: [{ to: to.publicId, amount: firstShare }],
  });
};

/** What the captain finds: $25 shared with Mel, and nothing asked. */
export const readyForCaptain = async (cast: SharingCast): Promise<void> => {
  const { ada, pelotonId, mel } = cast;
  type Request = Schemas['ShareRequest'];
  const asked = await ada.ask<Request[]>('GET', `/fundsharing/peloton/${pelotonId}/requests`);
  for (const { id, state } of asked)
    if (state === 'open') await ada.ask('DELETE', `/fundsharing/request/${id}`);
  await shareOnly(cast, mel);
};

/** What Rich finds: $25 that the fund shared with him, nothing of his own given away, and no offer. */
export const readyForRich = async (cast: SharingCast): Promise<void> => {
  const { rich } = cast;
  await undo(rich, await rich.ask<FundShare[]>('GET', '/fundsharing/peloton?limit=100'));
  const { offer } = await rich.ask<Own>('GET', '/fundsharing/own');
  if (offer !== null) await rich.ask('DELETE', '/fundsharing/offer');
  await shareOnly(cast, rich);
};
