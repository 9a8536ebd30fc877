import { useRef, useState } from 'react';
import { isFlowError, isUnauthorized } from '#machines/flow-error.ts';
import type { Preview, Viewer } from './load-preview.ts';

/** `expired`: the session expired, and the person has to sign in before the next preview. */
type Problem = { kind: 'expired' } | { kind: 'other'; text: string };

type Shown = { viewer: Viewer; preview: Preview };

export type SeeAs = {
  /** The preview in place of the form; null while the person edits. */
  shown: Shown | null;
  /** The viewer whose preview is loading. */
  waiting: Viewer | null;
  problem: Problem | null;
  look: (viewer: Viewer) => void;
  leave: () => void;
};

const textOf = (error: unknown): string => {
  if (!isFlowError(error)) return 'Something went wrong on our side. Please try again.';
  const [field] = error.fields;
  if (error.kind !== 'invalid') return error.message;
  return `Please fix what you typed first${field ? `: ${field.message}` : '.'} Then look again.`;
};

const problemOf = (error: unknown): Problem =>
  isFlowError(error) && isUnauthorized(error) ? { kind: 'expired' } : { kind: 'other', text: textOf(error) };

/** Loads a preview of the person's own page as another viewer sees it. The server stores nothing. */
export const useSeeAs = (load: (viewer: Viewer) => Promise<Preview>): SeeAs => {
  const [shown, setShown] = useState<Shown | null>(null);
  const [waiting, setWaiting] = useState<Viewer | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  // Only the newest request counts, because answers may arrive in another order.
  const newest = useRef(0);

  const look = async (viewer: Viewer): Promise<void> => {
    newest.current += 1;
    const own = newest.current;
    setWaiting(viewer);
    setProblem(null);
    try {
      const preview = await load(viewer);
      if (newest.current === own) setShown({ viewer, preview });
    } catch (error) {
      if (newest.current === own) setProblem(problemOf(error));
    }
    if (newest.current === own) setWaiting(null);
  };

  const leave = () => {
    newest.current += 1;
    setWaiting(null);
    setProblem(null);
    setShown(null);
  };

  return { shown, waiting, problem, look: (viewer) => void look(viewer), leave };
};
