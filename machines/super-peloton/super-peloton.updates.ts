import type { FlowError } from '#machines/flow-error.ts';
import type {
  ActionKind,
  Done,
  FamilyAction,
  FamilyState,
  FamilyView,
  SuperPelotonContext,
  SuperPelotonInput,
} from './super-peloton.types.ts';

type Update = Partial<SuperPelotonContext>;

/** So many sub-pelotons are shown at first, and so many more with each press. */
export const firstShown = 12;
export const shownMore = 100;

export const initialContext = (input: SuperPelotonInput): SuperPelotonContext => ({
  ...input,
  view: null,
  shown: firstShown,
  sought: '',
  found: null,
  isBlank: false,
  action: null,
  key: null,
  done: null,
  problem: null,
});

/** Something new is asked for, so what was said of the last thing is over. */
export const begun = (action: FamilyAction, key: string | null): Update => ({
  action,
  key,
  isBlank: false,
  done: null,
  problem: null,
});

const doneOf = (kind: ActionKind, isOpen: boolean): Done => {
  switch (kind) {
    case 'ask':
      return isOpen ? 'asked' : 'united';
    case 'agree':
      return 'united';
    case 'decline':
      return 'declined';
    case 'withdraw':
      return 'withdrawn';
    case 'leave':
      return 'left';
    default:
      return kind satisfies never;
  }
};

/** What is shown follows the answer at once; the sub-pelotons are loaded anew. */
export const settled = ({ action, view }: SuperPelotonContext, state: FamilyState): Update => {
  if (action === null || view === null) return {};
  const { kind, other } = action;
  const done = doneOf(
    kind,
    state.requests.some(({ peloton }) => peloton.id === other.id),
  );
  const held = done === 'left' ? view.held.filter(({ id }) => id !== other.id) : view.held;
  const heldCount = view.heldCount - (view.held.length - held.length);
  return {
    view: { ...view, ...state, held, heldCount },
    key: null,
    done,
    problem: null,
    ...(kind === 'ask' && { sought: '', found: null }),
  };
};

/** No answer that says what happened: it may have been done. */
export const isUnclear = ({ kind, status }: FlowError): boolean =>
  kind === 'network' || kind === 'timeout' || (status !== null && status >= 500);

/** The server refused: nothing was done. Without such an answer the key stays, because the same may go out again. */
export const refusedBy = (error: FlowError): Update =>
  isUnclear(error) ? { problem: error } : { problem: error, key: null };

/** A name is looked for: what was said of the last thing is over. */
export const soughtFor = (text: string): Update => ({
  sought: text.trim(),
  found: null,
  isBlank: false,
  action: null,
  key: null,
  done: null,
  problem: null,
});

/** With whom nothing is to be asked: itself, its family, and those who are asked or ask. */
export const takenIn = (pelotonId: string, { parent, requests, held }: FamilyView): Set<string> =>
  new Set([
    pelotonId,
    ...(parent === null ? [] : [parent.id]),
    ...requests.map(({ peloton }) => peloton.id),
    ...held.map(({ id }) => id),
  ]);
