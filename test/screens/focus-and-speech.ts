import type { Step } from '@product/path-driver';
import type { AnyMachineSnapshot } from 'xstate';
import { metasOf, type StateMeta } from '#machines/meta.ts';
import { isRefusal } from '#test/paths/refusals.ts';

type Meta = Partial<StateMeta<string>>;

const metaOf = (snapshot: AnyMachineSnapshot): { id: string; meta: Meta } | undefined =>
  metasOf<Meta>(snapshot)[0];

const oneLine = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

const outline = (element: Element | null) => element?.outerHTML.slice(0, 200);

/** After a refusal, the focus is on the only wrong field, or on what lists the errors. */
const expectFocusOnErrors = (step: Step): void => {
  if (!isRefusal(step)) return;
  const wrong = [...document.querySelectorAll('[aria-invalid=true]')].filter((one) =>
    one.matches(':enabled'),
  );
  const focused = document.activeElement;
  const isRight = wrong.length === 1 ? focused === wrong[0] : focused !== document.body;
  if (!isRight) throw new Error(`the focus is on ${outline(focused)}, not on the error`);
};

const headings = 'h1, h2, h3, h4';
const controls = 'button, a';

/** By the focus that a state declares: what it can be on. */
const targets: Readonly<Record<string, string>> = {
  heading: headings,
  conflict: headings,
  field: 'input, select, textarea, [contenteditable]',
  crop: 'input',
  action: controls,
  button: controls,
};

/** States that put the focus elsewhere, by their ids, with the reason. */
const elsewhere: Readonly<Record<string, string>> = {
  'donation.editing.payment': 'after a decline it is on the field to correct',
  'recurringDonation.editing': 'without a saved payment method it is on the choice of another one',
  'recurringDonation.listed': 'it is on the button that opened the donation before',
};

const isOnNotice = (focused: Element): boolean =>
  focused.closest('[role=alert]') !== null || focused.querySelector('[role=alert], [role=status]') !== null;

/** As a state begins after a port's answer or a time limit, a focus that moves goes to the declared target, to an error, or to a result. */
const expectDeclaredFocus = ({ before, after, event }: Step, focusBefore: Element | null): void => {
  const now = metaOf(after);
  const target = targets[now?.meta.focus ?? ''];
  const focused = document.activeElement;
  const isPorts = event.type.startsWith('xstate.');
  if (now === undefined || target === undefined || focused === null || !isPorts) return;
  const isUnmoved = focused === focusBefore || focused === document.body;
  if (isUnmoved || metaOf(before)?.id === now.id || now.id in elsewhere) return;
  if (!focused.matches(`${target}, [aria-invalid=true]`) && !isOnNotice(focused))
    throw new Error(`${now.id} declares the focus ${now.meta.focus}, and it is on ${outline(focused)}`);
};

const liveRegions = '[aria-live]:not([aria-live=off]), [role=status], [role=alert]';

/** The message of the state is in one live region at most: a screen reader reads each of them. */
const expectSpokenOnce = ({ after }: Step): void => {
  const message = oneLine(metaOf(after)?.meta.announce ?? '');
  if (message === '') return;
  const saying = [...document.querySelectorAll(liveRegions)].filter(
    (one) =>
      one.closest('dialog:not([open]), [hidden]') === null && oneLine(one.textContent).includes(message),
  );
  const outermost = saying.filter((one) => !saying.some((other) => other !== one && other.contains(one)));
  if (outermost.length > 1)
    throw new Error(
      `“${message}” is spoken ${outermost.length} times: ${outermost.map(outline).join(' and ')}`,
    );
};

/** Fails where the focus or the speech after a step is wrong, on the screen of any flow. */
export const expectFocusAndSpeech = (step: Step, focusBefore: Element | null): void => {
  expectFocusOnErrors(step);
  expectDeclaredFocus(step, focusBefore);
  expectSpokenOnce(step);
};
