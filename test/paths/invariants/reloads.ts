import { isDeepStrictEqual } from 'node:util';
import { type Effect, type SimulatedState, type Simulator, stateOf } from '@product/path-driver';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import type { donationMachine } from '#machines/donation/donation.machine.ts';
import type { foundingMachine } from '#machines/founding/founding.machine.ts';
import type { letterMachine } from '#machines/member-desk/letter.machine.ts';
import { isWritten } from '#machines/member-desk/letter.rules.ts';
import type { pelotonMachine } from '#machines/peloton/peloton.machine.ts';
import { pelotonRules } from '#machines/peloton/peloton.rules.ts';
import type { profileMachine } from '#machines/profile/profile.machine.ts';
import { profileRules } from '#machines/profile/profile.rules.ts';
import type { registrationMachine } from '#machines/registration/registration.machine.ts';
import type { shiftLeadMachine } from '#machines/shift-lead/shift-lead.machine.ts';
import type { DeviceEvent } from '#machines/shift-lead/shift-lead.types.ts';
import { donationInput, keepDonation } from '#src/features/donation/storage/donation.storage.ts';
import { keepFounding, keptFounding } from '#src/features/founding/founding.storage.ts';
import { forgetFounding } from '#src/features/founding/founding-keys.ts';
import { keepLetter, keptLetter } from '#src/features/member-desk/letter.storage.ts';
import { keepPelotonDraft, keptPelotonDraft } from '#src/features/peloton/settings/settings.storage.ts';
import { forgetPelotonDraft } from '#src/features/peloton/settings/settings-keys.ts';
import { keepProfileDraft, keptProfileDraft } from '#src/features/profile/profile.storage.ts';
import { forgetProfileDraft } from '#src/features/profile/profile-keys.ts';
import { keepDrafts, keptDrafts } from '#src/features/registration/registration.storage.ts';
import { dropEntries, keepEntry, keptEntries } from '#src/features/shift-lead/shift-lead.storage.ts';
import { createStorage } from './browser-storage.ts';
import { typedParts } from './typed-texts.ts';

/** What a page stores and reads, by the functions of its feature. */
type Page<M extends AnyStateMachine> = {
  /** Stores what the path begins with, as the page before the reload did. */
  left?: (input: InputFrom<M>) => void;
  /** Stores after each step, as the page's ports and observers do. */
  keep: (step: Kept & { snapshot: SnapshotFrom<M> }) => void;
  /** The input with which the route starts the flow again. */
  input: (snapshot: SnapshotFrom<M>, first: InputFrom<M>) => InputFrom<M>;
  /** What must survive; the default is every typed part. */
  typed?: (snapshot: SnapshotFrom<M>) => unknown;
};

/** What a port was started with or told. */
type Told = { port: string; payload: never };

/** The event of a step, null at the start; what it told the ports, and which of them it ended. */
type Kept = { event: AnyEventObject | null; told: readonly Told[]; ended: readonly string[] };

const owner = 'tess-larkspur';

const ofKeepDraft = <Draft>(
  { told, ended }: Kept,
  keep: (draft: Draft) => void,
  forget: () => void,
): void => {
  if (ended.includes('keepDraft')) forget();
  for (const { port, payload } of told) if (port === 'keepDraft') keep(payload);
};

const registration: Page<typeof registrationMachine> = {
  keep: ({ snapshot }) => keepDrafts(owner, snapshot),
  input: () => ({ requestedStep: null, kept: keptDrafts(owner) }),
};

const donation: Page<typeof donationMachine> = {
  keep: ({ snapshot }) => keepDonation(snapshot.context),
  input: ({ context }) => donationInput(context.recipient),
};

const founding: Page<typeof foundingMachine> = {
  left: ({ kept }) => kept && keepFounding(owner, kept),
  keep: (step) => ofKeepDraft(step, (draft: never) => keepFounding(owner, draft), forgetFounding),
  input: () => ({ kept: keptFounding(owner) }),
};

const letter: Page<typeof letterMachine> = {
  keep: ({ snapshot: { context } }) => keepLetter({ owner, pelotonId: context.pelotonId }, context),
  input: ({ context: { pelotonId } }) => ({ pelotonId, kept: keptLetter({ owner, pelotonId }) }),
  typed: ({ context: { draft } }) => (isWritten(draft) ? draft : null),
};

const profile: Page<typeof profileMachine> = {
  left: ({ kept }) => kept && keepProfileDraft(owner, kept),
  keep: (step) => ofKeepDraft(step, (draft: never) => keepProfileDraft(owner, draft), forgetProfileDraft),
  input: ({ context }) => {
    const { saved, version, extra } = context.theirs ?? context;
    return { saved, version, extra, kept: keptProfileDraft(owner, saved) };
  },
  typed: ({ context }) => profileRules.unsavedOf(context),
};

const settings = { publicId: owner, pelotonId: 'hollin-valley-wheelers' };

const peloton: Page<typeof pelotonMachine> = {
  left: ({ kept }) => kept && keepPelotonDraft(settings, kept),
  keep: (step) => ofKeepDraft(step, (draft: never) => keepPelotonDraft(settings, draft), forgetPelotonDraft),
  input: ({ context }) => {
    const { saved, version, extra } = context.theirs ?? context;
    return { saved, version, extra, kept: keptPelotonDraft(settings) };
  },
  typed: ({ context }) => pelotonRules.unsavedOf(context),
};

const shiftLead: Page<typeof shiftLeadMachine> = {
  left: ({ unsent }) => {
    for (const entry of unsent) keepEntry(owner, entry);
  },
  keep: ({ event, told }) => {
    // Another tab has changed the storage.
    if (event?.type === 'entries.found') {
      dropEntries(keptEntries(owner).map(({ id }) => id));
      for (const entry of event.unsent) keepEntry(owner, entry);
    }
    for (const { port, payload } of told as readonly { port: string; payload: DeviceEvent | undefined }[]) {
      if (port !== 'device' || payload === undefined) continue;
      if (payload.type === 'entry.kept') keepEntry(owner, payload.entry);
      else dropEntries(payload.settled);
    }
  },
  input: () => ({ kept: null, unsent: keptEntries(owner) }),
  typed: ({ context }) => context.unsent.map(({ id }) => id).sort(),
};

/** The flows whose pages keep what was typed over a reload. */
const pages: Readonly<Record<string, Page<AnyStateMachine>>> = {
  donation,
  founding,
  letter,
  peloton,
  profile,
  registration,
  'shift-lead': shiftLead,
};

/** A start or a step. */
type Happened = {
  event: AnyEventObject | null;
  effects: readonly Effect[];
  before: SimulatedState | null;
  after: SimulatedState;
};

const toldBy = (effects: readonly Effect[]): Told[] =>
  effects.map(({ of, payload }) => ({
    port: of.replace(/^(starts|tells) /, ''),
    payload: payload as never,
  }));

/** Follows the storage of one walk. Its answer names the state in which a reload would lose what was typed. */
export const createReloadWatch = (flow: string, simulator: Simulator, input: unknown) => {
  const page = pages[flow];
  if (page === undefined) return () => null;
  const inStorage = createStorage();
  inStorage(() => page.left?.(input));
  return ({ event, effects, before, after: { snapshot } }: Happened): string | null => {
    const ended = Object.entries(before?.snapshot.children ?? {}).flatMap(([port, child]) =>
      snapshot.children[port] === child ? [] : [port],
    );
    return inStorage(() => {
      page.keep({ snapshot, event, told: toldBy(effects), ended });
      if (snapshot.status !== 'active') return null;
      const typed = page.typed ?? typedParts;
      const again: AnyMachineSnapshot = simulator.start(page.input(snapshot, input)).state.snapshot;
      return isDeepStrictEqual(typed(again), typed(snapshot)) ? null : stateOf(snapshot);
    });
  };
};
