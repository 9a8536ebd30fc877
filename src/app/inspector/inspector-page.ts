import { createBrowserReceiver, type StatelyInspectionEvent } from '@statelyai/inspect';

const find = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`inspector.html has no #${id}`);
  return element;
};

const write = (tag: string, text: string, className = ''): HTMLElement => {
  const element = document.createElement(tag);
  element.textContent = text;
  element.className = className;
  return element;
};

const actors = find('actors');
const events = find('events');
const names = new Map<string, string>();
const rows = new Map<string, HTMLElement>();

const nameOf = (id: string | undefined) => names.get(id ?? '') ?? 'the page';

const stateText = (snapshot: { status?: unknown; value?: unknown; context?: unknown }) =>
  [
    snapshot.value === undefined ? snapshot.status : JSON.stringify(snapshot.value),
    JSON.stringify(snapshot.context ?? {}),
  ].join('  ');

const showState = (id: string, snapshot: object) => {
  const row = rows.get(id) ?? write('li', '');
  row.replaceChildren(write('b', nameOf(id)), write('code', stateText(snapshot)));
  if (!rows.has(id)) actors.append(row);
  rows.set(id, row);
};

const showEvent = (message: Extract<StatelyInspectionEvent, { type: '@xstate.event' }>) => {
  const { type, ...payload } = message.event;
  const row = write('li', '');
  row.append(
    write('span', `${nameOf(message.sourceId)} → ${nameOf(message.sessionId)}`, 'way'),
    write('b', type),
    write('code', JSON.stringify(payload)),
  );
  events.prepend(row);
  while (events.childElementCount > 500) events.lastElementChild?.remove();
};

createBrowserReceiver().subscribe((message) => {
  if (message.type === '@xstate.actor') names.set(message.sessionId, message.name);
  if (message.type === '@xstate.event') showEvent(message);
  else showState(message.sessionId, message.snapshot);
});
