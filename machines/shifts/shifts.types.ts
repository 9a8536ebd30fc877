import type { FlowError } from '#machines/flow-error.ts';
import type { StateMeta } from '#machines/meta.ts';
import type { Schemas } from '#openapi/contract.gen.ts';

export type Shift = Schemas['Shift'];
/** A volunteer's relation to the shifts of the event. */
export type OwnSignUps = Schemas['OwnSignUps'];
export type OwnPlace = Schemas['ShiftPlace'];

/** A change that gives the person's place to someone else. */
export type PlaceGivenUp = { kind: 'leave'; shiftId: string } | { kind: 'swap'; from: string; to: string };

/** What is saved, each change with its own key. */
export type ShiftsChange =
  | { kind: 'take' | 'wait' | 'stop' | 'confirm' | 'share'; shiftId: string }
  | PlaceGivenUp
  /** Asks the leads to remove the person, or withdraws that request. */
  | { kind: 'request' | 'stay'; shiftId: string }
  | { kind: 'show'; isShown: boolean };

export type LoadedShifts = {
  own: OwnSignUps;
  /** All of the event, in order of time. */
  shifts: Shift[];
  /** The shift of a friend's code; null without a code, and where the shift no longer exists. */
  shared: Schemas['SharedShift'] | null;
};

/** Without `shifts` where they could not be read again. */
export type SavedShifts = { own: OwnSignUps; shifts: Shift[] | null };

export type ShiftsContext = {
  /** A friend's code, from the address. */
  code: string | null;
  loaded: LoadedShifts | null;
  /** The shift that is being swapped. */
  shiftId: string | null;
  /** The change in question, being saved, or refused because the session had ended. */
  change: ShiftsChange | null;
  /** Idempotency key of the change. */
  key: string | null;
  /** The last saved change. */
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

export type ShiftsMeta = StateMeta<'result' | 'list'>;
