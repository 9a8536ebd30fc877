import { Suspense } from 'react';
import { lazyComponent } from '#src/components/lazy/lazy-component.ts';
import { css } from '#styled-system/css';

const Forecast = lazyComponent(async () => (await import('#src/features/forecast/forecast.tsx')).Forecast);

/** Below everything else of one's own page: where this is heading. Nobody else loads it. */
export const OwnForecast = ({ publicId }: { publicId: string }) => (
  <Suspense fallback={<div className={css({ minHeight: { base: '69rem', sm: '57rem' } })} />}>
    <Forecast key={publicId} of="User" id={publicId} />
  </Suspense>
);
