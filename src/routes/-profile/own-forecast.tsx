import { Suspense } from 'react';
import { lazyComponent } from '#src/components/lazy/lazy-component.ts';

const Forecast = lazyComponent(async () => (await import('#src/features/forecast/forecast.tsx')).Forecast);

/** Below everything else of one's own page: where this is heading. Nobody else loads it. */
export const OwnForecast = ({ publicId }: { publicId: string }) => (
  <Suspense fallback={null}>
    <Forecast key={publicId} of="User" id={publicId} />
  </Suspense>
);
