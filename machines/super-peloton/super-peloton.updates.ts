import { type FlowError, isUnclear } from '#machines/flow-error.ts';
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

/** Sub-pelotons shown at first, and added with each press. */
export const firstShown = 12;
export const shownMore = 100;

export const initialContext = (input: SuperPelotonInput): SuperPelotonContext => ({
  ...input,
  view: null,
  shown: firstShown,
  query: '',
  found: null,
  isBlank: false,
  action: null,
  key: null,
  done: null,
  problem: null,
});

/** The person begins something new, so the message about the last thing goes. */
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

/** The page follows the answer at once; the sub-pelotons are loaded again. */
export const settled = ({ action, view }: SuperPelotonContext, state: FamilyState): Update => {
  if (action === null || view === null) return {};
  const { kind, other } = action;
  const done = doneOf(
    kind,
    state.requests.some(({ peloton }) => peloton.id === other.id),
  );
  const subPelotons =
    done === 'left' ? view.subPelotons.filter(({ id }) => id !== other.id) : view.subPelotons;
  const subPelotonCount = view.subPelotonCount - (view.subPelotons.length - subPelotons.length);
  return {
    view: { ...view, ...state, subPelotons, subPelotonCount },
    key: null,
    done,
    problem: null,
    ...(kind === 'ask' && { query: '', found: null }),
  };
};

/** The server refused: nothing was done. Without a clear answer the key stays, because the same may be sent again. */
export const refusedBy = (error: FlowError): Update =>
  isUnclear(error) ? { problem: error } : { problem: error, key: null };

/** A search begins, so the message about the last thing goes. */
export const searchFor = (text: string): Update => ({
  query: text.trim(),
  found: null,
  isBlank: false,
  action: null,
  key: null,
  done: null,
  problem: null,
});

/** The pelotons that can't be asked: this one, its family, and those with an open request. */
export const takenIn = (pelotonId: string, { parent, requests, subPelotons }: FamilyView): Set<string> =>
  new Set([
    pelotonId,
    ...(parent === null ? [] : [parent.id]),
    ...requests.map(({ peloton }) => peloton.id),
    ...subPelotons.map(({ id }) => id),
  ]);
