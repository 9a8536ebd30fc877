import type { FlowError } from '#machines/flow-error.ts';
import { failureOf, mended, noFailure, refusalOf } from '#machines/form/form-failure.ts';
import { fullNameOf } from '#machines/form/person-name.ts';
import { checkDraft, pathOf } from './fund-sharing.rules.ts';
import type {
  Entry,
  FundSharingContext,
  FundSharingInput,
  Line,
  PlanName,
  SharePlan,
  SharePreview,
  SharesMade,
  SharingAction,
  SharingDraft,
  SharingView,
} from './fund-sharing.types.ts';

type Update = Partial<FundSharingContext>;

const emptyDraft: SharingDraft = { entries: [], reason: '', beyondMissing: false, highRollers: false };

export const initialContext = (input: FundSharingInput): FundSharingContext => ({
  ...input,
  ...noFailure,
  view: null,
  draft: emptyDraft,
  preview: null,
  key: null,
  moved: [],
  made: null,
  action: null,
  isDone: false,
  plan: null,
  rest: null,
});

const spareOf = ({ view }: FundSharingContext): number => view?.spare ?? 0;

/** The lines that are previewed and sent; empty if the draft is wrong. */
export const linesOf = (context: FundSharingContext): Line[] => {
  const checked = checkDraft(context.draft, spareOf(context));
  return 'lines' in checked ? checked.lines : [];
};

export const isSendable = (context: FundSharingContext): boolean => linesOf(context).length > 0;

export const refused = (context: FundSharingContext): Update =>
  refusalOf(checkDraft(context.draft, spareOf(context)));

/** Keeps the entries, and updates what each receiver lacks. */
export const loaded = ({ draft }: FundSharingContext, view: SharingView): Update => {
  const missing = new Map(view.recipients.items.map((one) => [one.to, one.missing]));
  const entries = draft.entries.map((entry) => ({
    ...entry,
    missing: missing.get(entry.to) ?? entry.missing,
  }));
  return { view, draft: { ...draft, entries } };
};

const withEntry = (entries: readonly Entry[], entry: Entry): Entry[] => {
  const others = entries.filter(({ to }) => to !== entry.to);
  return entry.amount === null ? others : [...others, entry];
};

export const typed = (context: FundSharingContext, entry: Entry): Update => ({
  draft: { ...context.draft, entries: withEntry(context.draft.entries, entry) },
  made: null,
  plan: null,
  rest: null,
  ...mended(context, [pathOf(entry.to), 'lines']),
});

export const optionChanged = (
  context: FundSharingContext,
  changes: Partial<Omit<SharingDraft, 'entries'>>,
): Update => ({
  draft: { ...context.draft, ...changes },
  made: null,
  // Another choice of High Rollers makes another plan.
  ...('highRollers' in changes && { plan: null }),
  ...('beyondMissing' in changes ? noFailure : mended(context, Object.keys(changes))),
});

export const cleared = ({ draft }: FundSharingContext): Update => ({
  draft: { ...draft, entries: [] },
  plan: null,
  rest: null,
  ...noFailure,
});

/** The person begins something new, so the message about the last thing goes. */
export const planBegun = (plan: PlanName): Update => ({
  plan,
  made: null,
  action: null,
  isDone: false,
  ...noFailure,
});

/** A plan replaces what was typed. */
export const planned = ({ draft, view }: FundSharingContext, { lines, rest }: SharePlan): Update => {
  const known = new Map(view?.recipients.items.map((one) => [one.to, one.missing]) ?? []);
  const entries = lines.map(({ to, firstName, lastName, amount }) => ({
    to,
    name: fullNameOf({ firstName, lastName }),
    // A plan gives nobody more than they lack.
    missing: known.get(to) ?? amount,
    amount,
  }));
  return { draft: { ...draft, entries }, rest };
};

export const previewed = (preview: SharePreview): Update => ({ preview, moved: [], ...noFailure });

export const confirmed = (key: string): Update => ({ key });

/** Shared: the draft is empty again. */
export const shared = (made: SharesMade): Update => ({
  made,
  draft: emptyDraft,
  preview: null,
  key: null,
  moved: [],
  plan: null,
  rest: null,
  ...noFailure,
});

/** The figures that moved; the entries stay. */
export const movedBy = ({ fields }: FlowError): Update => ({
  moved: fields.map(({ path, message }) => ({ path, message })),
  key: null,
  preview: null,
  ...noFailure,
});

const lineOf = /^lines\.(\d+)/;

/** The form’s path of a line that the server names by its index. */
const formPath =
  (lines: readonly Line[]) =>
  (path: string): string => {
    const place = lineOf.exec(path)?.[1];
    const line = place === undefined ? undefined : lines[Number(place)];
    return line === undefined ? path : pathOf(line.to);
  };

/** The server refused, and nothing moved. */
export const refusedBy = (context: FundSharingContext, error: FlowError): Update => ({
  ...failureOf(error, formPath(linesOf(context))),
  preview: null,
  plan: null,
  key: null,
});

/** The action was refused; the page names it beside the reason. */
export const actionRefused = (error: FlowError): Update => ({ problem: error, fieldErrors: {}, key: null });

/** There is no clear answer: the same request may be sent again with its key. */
export const unclear = (error: FlowError): Update => ({ problem: error, fieldErrors: {} });

/** Sharing has ended, even if the page showed otherwise. */
export const ended = ({ view }: FundSharingContext): Update => ({
  view: view === null ? null : { ...view, isOpen: false },
  draft: emptyDraft,
  preview: null,
  key: null,
  action: null,
  isDone: false,
  plan: null,
  rest: null,
  ...noFailure,
});

export const actionBegun = (action: SharingAction, key: string | null): Update => ({
  action,
  key,
  isDone: false,
  made: null,
  ...noFailure,
});

export const actionDone: Update = { key: null, isDone: true, ...noFailure };

export const actionDropped: Update = { action: null, key: null };
