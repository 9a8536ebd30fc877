import { useMemo } from 'react';
import { slots } from '#src/components/style/style.ts';
import { landPath, ridgePath } from './paths.ts';
import { heightAt, sceneOf, turnOn, withRoad } from './profile.ts';
import { Rider } from './rider.tsx';
import { useRide } from './use-ride.ts';

const box = { width: 1000, height: 400 };
const RIDER = 0.7;

/** Mountains at the bottom of a hero: low on the left behind the text, high on the right. Decoration, so hidden from screen readers. */
export const Scenery = ({ id }: { id: string }) => {
  const at = slots('scenery');
  const [near, far] = useMemo(() => [withRoad(sceneOf(id, 2.6), RIDER), sceneOf(`${id} beyond`, 1.5)], [id]);
  const rider = useRide(near, RIDER);
  return (
    <div className={at('root')} aria-hidden="true">
      <svg
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio="none"
        className={at('land')}
        aria-hidden="true"
      >
        <path d={landPath(far, box)} className={at('far')} />
        <path d={landPath(near, box)} className={at('near')} />
        <path d={ridgePath(near, box)} className={at('road')} />
      </svg>
      <span
        ref={rider}
        className={at('rider')}
        style={{
          left: `${RIDER * 100}%`,
          top: `${(1 - heightAt(near, RIDER)) * 100}%`,
          rotate: turnOn(near, RIDER),
        }}
      >
        <Rider />
      </span>
    </div>
  );
};
