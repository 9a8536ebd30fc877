import type { KeyboardEvent } from 'react';
import { isComposing } from '#src/components/keyboard/is-composing.ts';

const isTypedIn = ({ type }: HTMLInputElement): boolean => type !== 'radio' && type !== 'checkbox';

const isEmpty = (field: HTMLInputElement): boolean =>
  isTypedIn(field) && field.value === '' && !field.disabled && field.closest('[hidden]') === null;

const isAfter = (field: Element, place: Element): boolean =>
  (place.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** The next required field in the form that is visible and empty; null if there is none. */
const nextEmptyField = (place: Element): HTMLInputElement | null => {
  const required =
    place.closest('form')?.querySelectorAll<HTMLInputElement>('input[aria-required="true"]') ?? [];
  return [...required].find((field) => isAfter(field, place) && isEmpty(field)) ?? null;
};

export const nextEmptyFieldAfter = (id: string): HTMLInputElement | null => {
  const place = document.getElementById(id);
  return place === null ? null : nextEmptyField(place);
};

/** Enter, and so a phone's "Next", moves from a filled field to the next empty one; without one it submits. */
export const enterGoesOn = (event: KeyboardEvent<HTMLElement>): void => {
  const { key, target, nativeEvent, defaultPrevented } = event;
  if (key !== 'Enter' || defaultPrevented || isComposing(nativeEvent)) return;
  if (!(target instanceof HTMLInputElement) || !isTypedIn(target) || target.value === '') return;
  // In a combobox Enter chooses an option.
  if (target.role === 'combobox') return;
  const next = nextEmptyField(target);
  if (next === null) return;
  event.preventDefault();
  next.focus();
};
