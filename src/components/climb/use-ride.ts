import { useEffect, useRef } from 'react';
import { heightAt, type Profile } from './profile.ts';
import { stancesTo } from './stance.ts';

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Lets an element ride along the profile once, from the start to where it stands, in step with the land that fills
 * behind it. Later changes move it by the CSS transition alone; under reduced motion it simply is there.
 */
export const useRide = (profile: Profile, place: number) => {
  const rider = useRef<HTMLSpanElement>(null);
  const start = useRef({ profile, place });
  useEffect(() => {
    const { profile: way, place: goal } = start.current;
    const land = rider.current?.offsetParent;
    if (calm() || !land || !rider.current?.animate) return;
    const { clientWidth: width, clientHeight: height } = land;
    // As the rider is drawn: axles 28 of 48 apart, wheels 8 in radius and half a line.
    const unit = rider.current.offsetWidth / 48;
    const wheels = { base: 28 * unit, radius: 9.2 * unit };
    const [endX, endY] = [goal * width, (1 - heightAt(way, goal)) * height];
    const frames = stancesTo({ profile: way, width, height }, goal, wheels).map(({ x, y, turn }) => ({
      // Seen from where it ends; a move of `left` and `top` would lay the page out at every frame.
      translate: `${x - endX}px ${y - endY}px`,
      rotate: `${turn}deg`,
    }));
    const ride = rider.current.animate(frames, { duration: 1400, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' });
    return () => ride.cancel();
  }, []);
  return rider;
};
