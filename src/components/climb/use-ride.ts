import { useEffect, useRef } from 'react';
import { heightAt, leanAt, type Profile } from './profile.ts';

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
    const frames = Array.from({ length: 41 }, (_, index) => {
      const t = (goal * index) / 40;
      return {
        // Seen from where it ends; a move of `left` and `top` would lay the page out forty times.
        translate: `${(t - goal) * width}px ${(heightAt(way, goal) - heightAt(way, t)) * height}px`,
        rotate: `${leanAt(way, t)}deg`,
      };
    });
    const ride = rider.current.animate(frames, { duration: 1400, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' });
    return () => ride.cancel();
  }, []);
  return rider;
};
