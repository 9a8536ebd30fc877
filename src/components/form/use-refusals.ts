import { useEffect, useRef, useState } from 'react';

/** What is wrong with the form, as its machine's context has it: a refusal makes a new object. */
type Failure = { fieldErrors: object; problem: object | null };

/**
 * Counts the refusals of what the person asked for, by the form or by the server. `FormErrors` takes the focus as the count
 * goes up; typing moves nothing.
 * @param isBusy what was asked for is under way
 */
export const useRefusals = ({ fieldErrors, problem }: Failure, isBusy: boolean) => {
  const [count, setCount] = useState(0);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current || isBusy) return;
    isAsked.current = false;
    if (Object.keys(fieldErrors).length > 0 || problem !== null) setCount((before) => before + 1);
  }, [isBusy, fieldErrors, problem]);
  /** To be called as the person asks for something; false for what they do beside it. */
  const ask = (isAsking = true) => {
    isAsked.current = isAsking;
  };
  return { count, ask };
};
