import type { FlowError } from '#machines/flow-error.ts';
import type { components } from '#openapi/contract.gen.ts';

type Schemas = components['schemas'];

export type Shift = Schemas['Shift'];
/** How a volunteer stands to the shifts of the event. */
export type OwnSignUps = Schemas['OwnSignUps'];
export type OwnPlace = Schemas['ShiftPlace'];

/** A change after which a place of the person's goes to someone else. */
export type PlaceGivenUp = { kind: 'leave'; shiftId: string } | { kind: 'swap'; from: string; to: string };

/** What is saved, each with a key of its own. */
export type ShiftsChange =
  | { kind: 'take' | 'wait' | 'stop' | 'confirm' | 'share'; shiftId: string }
  | PlaceGivenUp
  /** Asks the leads to take the person off, or says that they come after all. */
  | { kind: 'request' | 'stay'; shiftId: string }
  | { kind: 'show'; isShown: boolean };

export type LoadedShifts = {
  own: OwnSignUps;
  /** All of the event, in order of time. */
  shifts: Shift[];
  /** The shift that a friend's code leads to; null without a code, and where it leads nowhere anymore. */
  shared: Schemas['SharedShift'] | null;
};

/** Without `shifts` where only the change was answered. */
export type SavedShifts = { own: OwnSignUps; shifts: Shift[] | null };

export type ShiftsContext = {
  /** A friend's code, from the address. */
  code: string | null;
  loaded: LoadedShifts | null;
  /** The shift that the person looks for another one for. */
  shiftId: string | null;
  /** What the person is asked about, what is under way, or what was refused because the session had ended. */
  change: ShiftsChange | null;
  /** Names one sending of the change. */
  key: string | null;
  /** What was saved last. */
  done: ShiftsChange | null;
  problem: FlowError | null;
};

export type ShiftsEvent =
  | { type: 'load.retried' }
  /** Each `key` is a fresh UUID. */
  | { type: 'change.chosen'; change: ShiftsChange; key: string }
  | { type: 'swap.begun'; shiftId: string }
  | { type: 'swap.dismissed' }
  | { type: 'change.asked'; change: PlaceGivenUp }
  | { type: 'change.confirmed'; key: string }
  | { type: 'change.dismissed' }
  | { type: 'session.restored' };

/** What a person perceives on entering a state. */
export type ShiftsMeta = { heading: string; focus: 'result' | 'list' | 'none'; announce: string };
