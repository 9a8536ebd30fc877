import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { isComposing } from '#src/components/keyboard/is-composing.ts';

type Values = { readonly [field: string]: unknown };

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce((value, part) => (isValues(value) ? value[part] : undefined), values);

/** A field's text; empty if nothing was typed, and for checkboxes. */
const textAt = (values: object, path: string): string => {
  const value = valueAt(values, path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** The path of a control's field: `goals-0-amount`, or `birthDate-day` for a date's part. */
const pathOf = (values: object, id: string): string => {
  const parts = id.split('-');
  const isInside = (count: number) => isValues(valueAt(values, parts.slice(0, count).join('.')));
  const inside = parts.findIndex((_, index) => !isInside(index + 1));
  return parts.slice(0, inside + 1).join('.');
};

/** Moving between the parts of a date doesn't leave the field. */
const isLeft = ({ target, relatedTarget }: FocusEvent<HTMLElement>) =>
  !target.closest('fieldset')?.contains(relatedTarget);

type BlurValidationOptions = {
  /** The values of the fields, by path. */
  values: object;
  /** The prefix of the control ids, before the path. */
  prefix: string;
  /** Checks the values against the form's rules and returns the errors by path. */
  check: () => Readonly<Record<string, string>>;
};

/**
 * Shows a field's error when the person leaves the field or presses Enter in it, if it has text; typing hides the error. During a press
 * nothing moves: the error waits until the press ends.
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
      // A form with a disabled button doesn't handle Enter itself.
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
