import { type FocusEvent, useRef, useState } from 'react';
import type { DonationDraft } from '#machines/donation/donation.types.ts';
import { checkDraft } from '#machines/donation/donation-draft.rules.ts';
import { fieldId } from './form.types.ts';

const prefix = fieldId('');

/** What stands in a field; empty where nothing was typed. */
const typedIn = (draft: DonationDraft, field: string): string =>
  field === 'amount'
    ? draft.unclearAmount || String(draft.amount ?? '')
    : String(draft[field as keyof DonationDraft] ?? '');

/**
 * Says what is wrong with a field as it is left, where something was typed in it, and until it is typed in again. Nothing moves
 * under a press: what is said then waits for the press to be over.
 */
export const useLeftFaults = (draft: DonationDraft) => {
  const [left, setLeft] = useState<Readonly<Record<string, string>>>({});
  const isPressed = useRef(false);
  const checked = Object.keys(left).length === 0 ? null : checkDraft(draft);
  const faults = checked !== null && 'fieldErrors' in checked ? checked.fieldErrors : {};

  const onBlur = ({ target }: FocusEvent<HTMLElement>) => {
    const field = target.id.startsWith(prefix) ? target.id.slice(prefix.length).replace(/-own$/, '') : '';
    const text = typedIn(draft, field);
    if (text === '') return;
    const say = () => setTimeout(() => setLeft((before) => ({ ...before, [field]: text })));
    if (isPressed.current) window.addEventListener('pointerup', say, { once: true });
    else say();
  };
  return {
    watch: {
      onBlur,
      onPointerDownCapture: () => {
        isPressed.current = true;
        const over = () => {
          isPressed.current = false;
        };
        window.addEventListener('pointerup', over, { once: true });
        window.addEventListener('pointercancel', over, { once: true });
      },
    },
    faultOf: (field: string) =>
      field in left && left[field] === typedIn(draft, field) ? faults[field] : undefined,
  };
};
