import { Climb } from '#src/components/climb/climb.tsx';
import { hills } from '#src/components/climb/noise.ts';
import { ElevationProfile } from '#src/components/course/elevation-profile.tsx';

export const elevations = Array.from(
  { length: 200 },
  (_, index) => 40 + 900 * hills(11, index / 18, 0, 4) ** 2,
);

export const Pictures = () => (
  <div style={{ display: 'grid', gap: '3rem' }}>
    <Climb id="maya-1042" raised={345000} goal={800000} committed={600000} size="hero" />
    <div
      style={{ display: 'grid', gap: '2rem', gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))' }}
    >
      <Climb id="peloton-7" raised={120000} goal={2500000} />
      <Climb id="theo" raised={640000} goal={800000} committed={600000} />
      <Climb id="ana" raised={910000} goal={800000} committed={300000} />
      <Climb id="zero" raised={0} goal={500000} committed={500000} />
    </div>
    <ElevationProfile elevations={elevations} distance={186} climb={4812} />
  </div>
);
