import { type RefObject, useEffect } from 'react';
import { takeFocus } from '#src/components/focus/take-focus.ts';

/**
 * Moves the focus after a refusal, in every form: to the wrong field if there is only one that can take it, otherwise to what lists the
 * errors. A state of a machine that can refuse has `refusal: 'errors'` in its `meta`.
 * @param fields the wrong fields; null for one that is not rendered
 */
export const focusErrors = (fields: readonly (HTMLElement | null)[], list: HTMLElement | null): void => {
  const only = fields.length === 1 ? fields[0] : null;
  takeFocus(only);
  if (!only || document.activeElement !== only) takeFocus(list);
};

/** The same for a form without a list of errors. `refusals` is the count of `useRefusals`. */
export const useErrorFocus = (refusals: number, root: RefObject<ParentNode | null>): void =>
  useEffect(() => {
    if (refusals > 0) takeFocus(root.current?.querySelector<HTMLElement>('[aria-invalid=true]:enabled'));
  }, [refusals, root]);
