import { useEffect, useState } from 'react';
import { useIsHydrating } from '#src/components/lazy/use-is-hydrating.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';

const DURATION = 900;

/**
 * A number that counts up once when the app first shows it. A server-rendered page shows the final number at once. So do screen readers and
 * reduced motion.
 */
export const CountUp = ({ value, format }: { value: number; format: (value: number) => string }) => {
  const isHydrating = useIsHydrating();
  const [first] = useState(isHydrating ? 1 : 0);
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
