import type { ActorRef, Snapshot } from 'xstate';
import type { Saved, Saving, Stored } from '#machines/editing/editing.types.ts';
import type { CachedEntityEvent } from '#machines/entity/cached-entity.types.ts';
import { type FlowError, flowError, isFlowError, toFlowError } from '#machines/flow-error.ts';
import { pelotonMachine } from '#machines/peloton/peloton.machine.ts';
import type { EditedPeloton } from '#machines/peloton/peloton.types.ts';
import { normalStory } from '#machines/story/story.ts';
import type { components } from '#openapi/contract.gen.ts';
import { call } from '#src/api/call.ts';
import { getPeloton } from '#src/api/calls/event.calls.ts';
import { rereadCurrentUser } from '#src/api/calls/user.calls.ts';
import { patch } from '#src/api/describe-call.ts';
import { fieldsPatch, withFormFields } from '#src/api/json-patch.ts';
import { withSession } from '#src/api/with-session.ts';
import { editingPorts } from '#src/components/editing/edit-ports.ts';
import { keepPelotonDraft } from './settings.storage.ts';
import { forgetPelotonDraft } from './settings-keys.ts';

type Schemas = components['schemas'];
type Peloton = Schemas['Peloton'];

type System = { get: (id: string) => unknown };

type Entity = ActorRef<
  Snapshot<unknown> & { context: { id: string | null; data: Record<string, unknown> | null } },
  CachedEntityEvent
>;

const notYours = (): FlowError =>
  flowError({
    kind: 'unauthorized',
    status: 403,
    code: 'peloton-not-yours',
    message: 'Only a peloton’s captain and admins can change its page.',
  });

/**
 * The form's values of a peloton.
 * @throws FlowError `peloton-not-yours`: only captain and admins get its version
 */
export const storedPeloton = ({
  name,
  story,
  fundraising: { goal },
  acceptingNewMembers,
  displayDonations,
  version,
}: Peloton): Stored<EditedPeloton> => {
  if (version === undefined) throw notYours();
  // The story has the form's order of keys, because forms compare JSON.
  return {
    saved: { name, story: normalStory(story), goal, acceptingNewMembers, displayDonations },
    version,
    extra: {},
  };
};

/** Updates the app's copies of the peloton, and its name in the person's menu. */
const showEverywhere = (system: System, peloton: Peloton): void => {
  const shown = system.get('peloton') as Entity | undefined;
  if (shown?.getSnapshot().context.id === peloton.id)
    shown.send({ type: 'entity.merged', changes: { ...peloton } });
  const user = system.get('currentUser') as Entity | undefined;
  const own = user?.getSnapshot().context.data?.peloton as Schemas['CurrentUser']['peloton'] | undefined;
  if (own?.id === peloton.id)
    user?.send({ type: 'entity.merged', changes: { peloton: { ...own, name: peloton.name } } });
};

/** Reloads the app's data after the person lost their role. */
const forgetRole = async (system: System, id: string): Promise<void> => {
  const user = await call(rereadCurrentUser()).catch(() => null);
  const [currentUser, shown] = ['currentUser', 'peloton'].map((one) => system.get(one) as Entity | undefined);
  if (user !== null) currentUser?.send({ type: 'entity.merged', changes: { ...user } });
  if (shown?.getSnapshot().context.id === id) shown.send({ type: 'entity.reset' });
};

const orForgetRole = async <Answer>(
  system: System,
  id: string,
  asked: () => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await asked();
  } catch (error) {
    if (isFlowError(error) && error.code === 'peloton-not-yours') await forgetRole(system, id);
    throw error;
  }
};

type StoredPeloton = Stored<EditedPeloton>;

const load = async (system: System, id: string): Promise<StoredPeloton> => {
  // A visitor’s answer would look as if they had lost their role.
  const peloton = await call(withSession(getPeloton(id)));
  const stored = storedPeloton(peloton);
  showEverywhere(system, peloton);
  return stored;
};

const savePage = async (
  system: System,
  id: string,
  { stored, after, key }: Saving<EditedPeloton>,
): Promise<StoredPeloton> => {
  const changes = fieldsPatch(stored.saved, after);
  if (changes.length === 0) return stored;
  const peloton = await call(
    patch('/peloton/{id}', 'UPDATE_PELOTON', { path: { id }, data: changes, key, version: stored.version }),
  ).catch((error: unknown) => {
    if (!isFlowError(error) || error.code !== 'name-taken') throw withFormFields(error, changes);
    throw { ...error, fields: [{ path: 'name', code: error.code, message: error.message }] };
  });
  showEverywhere(system, peloton);
  return storedPeloton(peloton);
};

const saveGoal = async (
  system: System,
  id: string,
  { version, goal, key }: { version: string; goal: number | null; key: string },
): Promise<StoredPeloton> => {
  const peloton = await call(
    patch('/peloton/{id}/fundraising', 'UPDATE_PELOTON_FUNDRAISING', {
      path: { id },
      data: { goal },
      key,
      version,
    }),
  ).catch((error: unknown) => {
    if (!isFlowError(error)) throw error;
    const fields = error.fields.map((field) => ({ ...field, path: 'goal' }));
    throw { ...error, fields } satisfies FlowError;
  });
  showEverywhere(system, peloton);
  return storedPeloton(peloton);
};

/** The page first, then the goal with the page's new version. */
const save = async (
  system: System,
  id: string,
  saving: Saving<EditedPeloton>,
): Promise<Saved<EditedPeloton>> => {
  const { after, key } = saving;
  const page = await orForgetRole(system, id, () => savePage(system, id, saving));
  if (after.goal === page.saved.goal) return { stored: page, failure: null };
  const goal = { version: page.version, goal: after.goal, key };
  try {
    return { stored: await orForgetRole(system, id, () => saveGoal(system, id, goal)), failure: null };
  } catch (error) {
    if (page === saving.stored) throw error;
    return { stored: page, failure: toFlowError(error) };
  }
};

/** The settings machine of one person and one peloton, with the app as its ports. */
export const settingsFlow = (owner: { publicId: string; pelotonId: string }) => {
  const id = owner.pelotonId;
  return pelotonMachine.provide({
    actors: editingPorts<EditedPeloton>({
      save: (system, saving) => save(system, id, saving),
      load: (system) => orForgetRole(system, id, () => load(system, id)),
      keep: (kept) => keepPelotonDraft(owner, kept),
      forget: forgetPelotonDraft,
      savedText: 'The page is saved.',
    }),
  });
};
