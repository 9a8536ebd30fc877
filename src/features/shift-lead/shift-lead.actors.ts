import { fromCallback, fromPromise } from 'xstate';
import { shiftLeadMachine } from '#machines/shift-lead/shift-lead.machine.ts';
import type {
  DeviceEvent,
  ReadSheets,
  RefusedEntry,
  Sheets,
  Synced,
  UnsentEntry,
} from '#machines/shift-lead/shift-lead.types.ts';
import { call } from '#src/api/call.ts';
import { get, post } from '#src/api/describe-call.ts';
import { watchSession } from '#src/components/way-back/watch-session.ts';
import { dropEntries, keepEntry, keepSheets, keptEntries } from './shift-lead.storage.ts';
import { entryKey } from './shift-lead-keys.ts';

type Lead = {
  /** The lead’s public id. */
  owner: string;
  /** Resolves when the signed-in person is known. Rejects with a FlowError while that can’t be found out. */
  whenKnown: () => Promise<unknown>;
};

/** The most entries in one request. */
const atOnce = 100;

/** The sheet has its own clock and store, which an old answer would make wrong. */
const now = { isNeverOld: true } as const;

type Sent = { refused: RefusedEntry[]; sheets: Sheets | null };

/** Sends the entries; `sheets` are those of the last answer. */
const send = async (entries: readonly UnsentEntry[], signal: AbortSignal): Promise<Sent> => {
  const sent: Sent = { refused: [], sheets: null };
  for (let from = 0; from < entries.length; from += atOnce) {
    const part = entries.slice(from, from + atOnce);
    const { led, refused } = await call(
      post('/user/volunteer/shift-lead', 'RECORD_CHECK_INS', {
        // Shorter than the flow waits, so that the result is known before a retry.
        timeout: 15_000,
        signal,
        data: { sentAt: Date.now(), entries: part },
        key: crypto.randomUUID(),
      }),
    );
    sent.sheets = led;
    for (const { id, code } of refused) {
      const entry = part.find((one) => one.id === id);
      if (entry !== undefined) sent.refused.push({ entry, code });
    }
  }
  return sent;
};

/** One tab after the other, so that entries are sent only once. */
const alone = <Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('shift-lead', { signal }, work) : work();

const asRead = (sheets: Sheets): ReadSheets => ({
  sheets,
  ahead: Date.parse(sheets.readAt) - Date.now(),
});

const sync = async (
  { owner, whenKnown }: Lead,
  unsent: readonly UnsentEntry[],
  signal: AbortSignal,
): Promise<Synced> => {
  await whenKnown();
  const left = new Set(keptEntries(owner).map(({ id }) => id));
  const own = unsent.filter(({ id }) => left.has(id));
  const sent = await send(own, signal);
  const { refused } = sent;
  // While no other tab sends: the next one finds none of these. A refused entry is removed after the lead has seen it.
  const kept = new Set(refused.map(({ entry }) => entry.id));
  dropEntries(own.flatMap(({ id }) => (kept.has(id) ? [] : [id])));
  const sheets =
    sent.sheets ?? (await call(get('/user/volunteer/shift-lead', 'LOAD_LED_SHIFTS', { meta: now })));
  return { ...asRead(sheets), refused };
};

const device = (owner: string) =>
  fromCallback<DeviceEvent, undefined>(({ sendBack, receive }) => {
    receive((event) => {
      if (event.type === 'entry.kept') return keepEntry(owner, event.entry);
      dropEntries(event.settled);
      keepSheets(owner, event, Date.now());
    });
    const onReturn = () => sendBack({ type: 'connection.returned' });
    // Called only for changes by other tabs.
    const onStorage = ({ key }: StorageEvent) => {
      if (key?.startsWith(entryKey)) sendBack({ type: 'entries.found', unsent: keptEntries(owner) });
    };
    addEventListener('online', onReturn);
    addEventListener('storage', onStorage);
    return () => {
      removeEventListener('online', onReturn);
      removeEventListener('storage', onStorage);
    };
  });

/** The machine of a lead’s sheet with the API, the session and this browser’s storage as its ports. */
export const shiftLeadFlow = (lead: Lead) =>
  shiftLeadMachine.provide({
    actors: {
      sync: fromPromise(({ input: { unsent }, signal }) => alone(signal, () => sync(lead, unsent, signal))),
      sendLetter: fromPromise(async ({ input: { shiftId, key, draft } }) => {
        const letter = {
          shiftId,
          subject: draft.subject.trim(),
          text: draft.text.replaceAll('\r\n', '\n').trim(),
        };
        const { count, lettersLeft } = await call(
          post('/user/volunteer/shift-lead/letter', 'SEND_SHIFT_LETTER', { data: letter, key }),
        );
        return { count, lettersLeft };
      }),
      takeOff: fromPromise(async ({ input: { key, ...removal } }) =>
        asRead(
          await call(post('/user/volunteer/shift-lead/removal', 'TAKE_OFF_SHIFT', { data: removal, key })),
        ),
      ),
      device: device(lead.owner),
      watchSession,
    },
  });
