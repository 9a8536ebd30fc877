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
  useEffect(() => {
    if (!isAsked.current || isBusy) return;
    isAsked.current = false;
    if (Object.keys(fieldErrors).length > 0 || problem !== null) setCount((before) => before + 1);
  }, [isBusy, fieldErrors, problem]);
  /** Call it when the person submits; with false for any other action. */
  const ask = (isAsking = true) => {
    isAsked.current = isAsking;
  };
  return { count, ask };
};
