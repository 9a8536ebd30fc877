import { type ActorRef, type EventObject, fromCallback, fromPromise, type Snapshot } from 'xstate';
import type {
  Edited,
  EditingEvent,
  KeptDraft,
  Saved,
  Saving,
  Stored,
} from '#machines/editing/editing.types.ts';
import { notSaved } from '#machines/form/form-messages.ts';
import type {
  LeaveWarningContext,
  LeaveWarningEvent,
} from '#machines/shell/leave-warning/leave-warning.types.ts';
import type { SnackbarEvent } from '#machines/shell/snackbar/snackbar.types.ts';
import { watchSession } from '#src/components/way-back/watch-session.ts';

/*
 * Ports of every edit page's machine: leaving, the draft in the tab, the connection and the session.
 */

type System = { get: (id: string) => unknown };

type Actor<State, Event extends EventObject> = ActorRef<Snapshot<unknown> & State, Event> | undefined;

const systemActorsOf = (system: System) => ({
  snackbar: system.get('snackbar') as Actor<unknown, SnackbarEvent>,
  warning: system.get('warning') as Actor<{ context: LeaveWarningContext }, LeaveWarningEvent>,
});

/** Shows in the snackbar that the save succeeded. */
const tellSaved = (system: System, text: string): void =>
  systemActorsOf(system).snackbar?.send({ type: 'notice.raised', text, tone: 'success' });

/** A person who leaves during the save is not asked: the navigation continues when the save ends. */
const goingOnAfter = async <Saved>(
  system: System,
  signal: AbortSignal,
  save: () => Promise<Saved>,
  /** Whether all was saved, so that the navigation may continue. */
  isWhole: (saved: Saved) => boolean = () => true,
): Promise<Saved> => {
  const { warning } = systemActorsOf(system);
  let isOver = false;
  const keep = () => {
    // A page that is left during the save has removed its warning.
    const isDeferring = warning?.getSnapshot().context.shouldDeferNavigation === true;
    if (!isOver && isDeferring) warning?.send({ type: 'warning.armed', content: notSaved });
    isOver = true;
  };
  warning?.send({ type: 'warning.armed', shouldDeferNavigation: true });
  // After the abort, a navigation no longer waits for the save.
  signal.addEventListener('abort', keep);
  try {
    const saved = await save();
    if (!isWhole(saved)) keep();
    if (!isOver) warning?.send({ type: 'leaving.confirmed' });
    isOver = true;
    return saved;
  } catch (error) {
    keep();
    throw error;
  }
};

const warnOnLeave = <Event extends EventObject>() =>
  fromCallback<Event, undefined>(({ system }) => {
    const { warning } = systemActorsOf(system);
    warning?.send({ type: 'warning.armed' });
    return () => warning?.send({ type: 'warning.disarmed' });
  });

const watchConnection = <Event extends EventObject>() =>
  fromCallback<Event, undefined>(({ sendBack }) => {
    const tell = () => sendBack({ type: 'connection.returned' });
    addEventListener('online', tell);
    return () => removeEventListener('online', tell);
  });

/** A reload ends no actor, so the draft stays for the next page. */
const keepDraft = <Kept extends object>(keep: (kept: Kept) => void, forget: () => void) =>
  fromCallback<{ type: 'draft.kept' } & Kept, Kept>(({ input, receive }) => {
    keep(input as Kept);
    receive((event) => keep(event));
    return forget;
  });

type EditingPorts<T extends Edited> = {
  /** Rejects with a FlowError where nothing was saved. */
  save: (system: System, saving: Saving<T>) => Promise<Saved<T>>;
  load: (system: System) => Promise<Stored<T>>;
  keep: (kept: KeptDraft<T>) => void;
  forget: () => void;
  /** The snackbar's text after everything is saved. */
  savedText: string;
};

/** The ports of an editing machine: the API, the leave warning, the tab's storage, the connection and the session. */
export const editingPorts = <T extends Edited>({ save, load, keep, forget, savedText }: EditingPorts<T>) => ({
  save: fromPromise<Saved<T>, Saving<T>>(({ input, system, signal }) =>
    goingOnAfter(
      system,
      signal,
      async () => {
        const saved = await save(system, input);
        if (saved.failure === null) tellSaved(system, savedText);
        return saved;
      },
      ({ failure }) => failure === null,
    ),
  ),
  load: fromPromise<Stored<T>, undefined>(({ system }) => load(system)),
  warnOnLeave: warnOnLeave<EditingEvent<T>>(),
  keepDraft: keepDraft<KeptDraft<T>>(keep, forget),
  watchConnection: watchConnection<EditingEvent<T>>(),
  watchSession,
});
