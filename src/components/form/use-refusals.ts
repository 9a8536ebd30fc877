import { useEffect, useRef, useState } from 'react';

/** The form's errors, from its machine's context: each refusal creates a new object. */
type Failure = { fieldErrors: object; problem: object | null };

/**
 * Counts how often the form or the server refused the person's action. `FormErrors` takes the focus when the count increases, not while the
 * person types.
 * @param isBusy the action is running
 */
export const useRefusals = ({ fieldErrors, problem }: Failure, isBusy: boolean) => {
  const [count, setCount] = useState(0);
  const isAsked = useRef(false);
  // What is sent again by itself, as after a sign-in, can be refused too.
  const before = useRef({ isBusy, fieldErrors });
  useEffect(() => {
    const last = before.current;
    before.current = { isBusy, fieldErrors: isBusy ? last.fieldErrors : fieldErrors };
    if (isBusy) return;
    const hasErrors = Object.keys(fieldErrors).length > 0;
    const isAnswered = last.isBusy && hasErrors && last.fieldErrors !== fieldErrors;
    if ((isAsked.current && (hasErrors || problem !== null)) || isAnswered) setCount((known) => known + 1);
    isAsked.current = false;
  }, [isBusy, fieldErrors, problem]);
  /** Call it when the person submits; with false for any other action. */
  const ask = (isAsking = true) => {
    isAsked.current = isAsking;
  };
  return { count, ask };
};
