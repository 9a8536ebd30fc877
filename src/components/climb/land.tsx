import { slots } from '#src/components/style/style.ts';
import { landPath, ridgePath } from './paths.ts';
import type { Profile } from './profile.ts';

const box = { width: 1000, height: 200 };

type LandProps = {
  profile: Profile;
  /** The share of the course that is done, 0 to 1. */
  place: number;
};

/** The mountain: grey ahead of the rider, jersey color behind, the ridge above both. Stretched to its box. */
export const Land = ({ profile, place }: LandProps) => {
  const at = slots('climb');
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      className={at('land')}
      aria-hidden="true"
    >
      <path d={landPath(profile, box)} className={at('ahead')} />
      <path d={ridgePath(profile, box)} className={at('ridge')} />
      <g className={at('ridden')}>
        <path d={landPath(profile, box, place)} className={at('behind')} />
        <path d={ridgePath(profile, box, place)} className={at('road')} />
      </g>
    </svg>
  );
};
