import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { isComposing } from '#src/components/keyboard/is-composing.ts';

type Values = { readonly [field: string]: unknown };

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce((value, part) => (isValues(value) ? value[part] : undefined), values);

/** What stands in a field; empty where nothing was typed, and for what can only be ticked. */
const textAt = (values: object, path: string): string => {
  const value = valueAt(values, path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** The path of the field that a control belongs to: `goals-0-amount` and, of a date's three parts, `birthDate-day`. */
const pathOf = (values: object, id: string): string => {
  const parts = id.split('-');
  const isInside = (count: number) => isValues(valueAt(values, parts.slice(0, count).join('.')));
  const inside = parts.findIndex((_, index) => !isInside(index + 1));
  return parts.slice(0, inside + 1).join('.');
};

/** Between the parts of a date nobody has left it. */
const isLeft = ({ target, relatedTarget }: FocusEvent<HTMLElement>) =>
  !target.closest('fieldset')?.contains(relatedTarget);

type BlurValidationOptions = {
  /** What the fields hold, by their paths. */
  values: object;
  /** What the ids of the form's controls begin with, before the path. */
  prefix: string;
  /** Holds the values against the form's rules: what is wrong, by path. */
  check: () => Readonly<Record<string, string>>;
};

/**
 * Shows what is wrong with a field as the person leaves it or presses Enter in it, where something was typed in it, and until they type in it again.
 * Nothing moves under a press: an error waits until the press is over.
 * @returns `watch` for the form's element, `errorOf` for its fields, `leave` for a control that was left unseen, before hydration
 */
export const useBlurValidation = ({ values, prefix, check }: BlurValidationOptions) => {
  const [left, setLeft] = useState<Readonly<Record<string, string>>>({});
  const isPressed = useRef(false);
  const errors = Object.keys(left).length === 0 ? {} : check();

  const showErrorOf = ({ id }: HTMLElement) => {
    if (!id.startsWith(prefix)) return;
    const path = pathOf(values, id.slice(prefix.length));
    const text = textAt(values, path);
    if (text === '') return;
    const show = () => setTimeout(() => setLeft((before) => ({ ...before, [path]: text })));
    if (isPressed.current) window.addEventListener('pointerup', show, { once: true });
    else show();
  };
  return {
    watch: {
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (isLeft(event)) showErrorOf(event.target);
      },
      // A form whose button can't be pressed yet doesn't answer Enter itself.
      onKeyDown: ({ key, target, nativeEvent }: KeyboardEvent<HTMLElement>) => {
        if (key === 'Enter' && !isComposing(nativeEvent) && target instanceof HTMLInputElement)
          showErrorOf(target);
      },
      onPointerDownCapture: () => {
        isPressed.current = true;
        const release = () => {
          isPressed.current = false;
        };
        window.addEventListener('pointerup', release, { once: true });
        window.addEventListener('pointercancel', release, { once: true });
      },
    },
    leave: showErrorOf,
    errorOf: (path: string): string | undefined =>
      path in left && left[path] === textAt(values, path) ? errors[path] : undefined,
  };
};
