import { useEffect, useState, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';

type CountUpProps = { value: number; format: (value: number) => string };

const DURATION = 900;

const never = () => () => undefined;

/** A figure that counts up once when it is first shown; what the server rendered stands as it is. A screen reader gets the figure alone; under reduced motion so does everyone. */
export const CountUp = ({ value, format }: CountUpProps) => {
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [first] = useState(isTakenOver ? 1 : 0);
  const [share, setShare] = useState(first);
  useEffect(() => {
    if (first === 1) return undefined;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setShare(1);
      return undefined;
    }
    let frame = requestAnimationFrame(function step(now, start = now) {
      const t = Math.min(1, (now - start) / DURATION);
      setShare(1 - (1 - t) ** 3);
      if (t < 1) frame = requestAnimationFrame((later) => step(later, start));
    });
    return () => cancelAnimationFrame(frame);
  }, [first]);
  return (
    <>
      <VisuallyHidden>{format(value)}</VisuallyHidden>
      <span aria-hidden>{format(Math.round(value * share))}</span>
    </>
  );
};
