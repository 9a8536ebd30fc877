import { type FlowError, isUnclear } from '#machines/flow-error.ts';
import { fullNameOf } from '#machines/form/person-name.ts';
import type {
  Decided,
  DeskAction,
  DeskMember,
  DeskView,
  LeavingPreview,
  MemberDeskContext,
  MemberDeskInput,
  Person,
} from './member-desk.types.ts';

type Update = Partial<MemberDeskContext>;

export const initialContext = (input: MemberDeskInput): MemberDeskContext => ({
  ...input,
  view: null,
  chosen: [],
  action: null,
  key: null,
  refused: null,
  problem: null,
  settled: [],
  roleBefore: null,
  opened: null,
  preview: null,
});

/** "Ana Silva" */
export const personOf = ({
  publicId,
  firstName,
  lastName,
}: {
  publicId: string;
  firstName: string;
  lastName: string;
}): Person => ({ publicId, name: fullNameOf({ firstName, lastName }) });

/** Requests that left the list without an action of this page. */
const settledElsewhere = ({ view, action, refused }: MemberDeskContext, next: DeskView): Person[] => {
  if (view === null) return [];
  const open = new Set(next.requests.items.map(({ publicId }) => publicId));
  const own = refused === null ? [] : (action?.people ?? []);
  const named = new Set(own.map(({ publicId }) => publicId));
  // Beyond the first page, a request may only have moved out of sight.
  if (next.requests.pagination.total > next.requests.items.length) return [];
  return view.requests.items
    .filter(({ publicId }) => !open.has(publicId) && !named.has(publicId))
    .map(personOf);
};

/** A ticked request stays ticked while it is open. */
export const loaded = (context: MemberDeskContext, view: DeskView): Update => {
  const open = new Set(view.requests.items.map(({ publicId }) => publicId));
  const gone = settledElsewhere(context, view);
  const role = context.view?.desk.role ?? view.desk.role;
  return {
    view,
    chosen: context.chosen.filter((id) => open.has(id)),
    settled: [...context.settled, ...gone],
    ...(role !== view.desk.role && { roleBefore: role }),
  };
};

/** The person begins something new, so the message about the last thing goes. */
export const begun = (action: DeskAction, key: string | null): Update => ({
  action,
  key,
  refused: null,
  problem: null,
  settled: [],
  roleBefore: null,
});

/** Declines exactly the people who were asked about. */
export const confirmed = (key: string): Update => ({ key });

export const done = ({ refused }: Decided): Update => ({
  key: null,
  refused,
  problem: null,
  opened: null,
  preview: null,
});

/** The server refused: nothing was done. Without a clear answer the key stays, because the same may be sent again. */
export const refusedBy = (error: FlowError): Update =>
  isUnclear(error) ? { problem: error } : { problem: error, key: null, opened: null, preview: null };

export const opened = (member: DeskMember): Update => ({
  opened: member,
  preview: null,
  action: null,
  key: null,
  refused: null,
  problem: null,
});

export const previewed = (preview: LeavingPreview): Update => ({ preview });

export const closed: Update = { opened: null, preview: null, action: null };
