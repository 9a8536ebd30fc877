import { useEffect, useRef } from 'react';
import { heightAt, type Profile } from './profile.ts';
import { stancesTo } from './stance.ts';

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Animates an element along the profile once, from the start to its place, together with the filling land. Later changes use only the CSS
 * transition; under reduced motion nothing moves.
 */
export const useRide = (profile: Profile, place: number) => {
  const rider = useRef<HTMLSpanElement>(null);
  const start = useRef({ profile, place });
  useEffect(() => {
    const { profile: way, place: goal } = start.current;
    const land = rider.current?.offsetParent;
    if (calm() || !land || !rider.current?.animate) return;
    const { clientWidth: width, clientHeight: height } = land;
    // The rider's drawing: of 48 units, the axles are 28 apart and the wheels 8 in radius plus half a line.
    const unit = rider.current.offsetWidth / 48;
    const wheels = { base: 28 * unit, radius: 9.2 * unit };
    const [endX, endY] = [goal * width, (1 - heightAt(way, goal)) * height];
    const frames = stancesTo({ profile: way, width, height }, goal, wheels).map(({ x, y, turn }) => ({
      // Relative to the end, because a change of `left` and `top` would cause layout in every frame.
      translate: `${x - endX}px ${y - endY}px`,
      rotate: `${turn}deg`,
    }));
    const ride = rider.current.animate(frames, { duration: 1400, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' });
    return () => ride.cancel();
  }, []);
  return rider;
};
