import { Suspense, useState } from 'react';
import { Fold } from '#src/components/fold/fold.tsx';
import { lazyComponent } from '#src/components/lazy/lazy-component.ts';
import { css } from '#styled-system/css';

const Forecast = lazyComponent(async () => (await import('#src/features/forecast/forecast.tsx')).Forecast);

/** The forecast on a person's own profile, loaded when they unfold it. */
export const OwnForecast = ({ publicId }: { publicId: string }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold title="See your forecast" onFold={setOpen}>
      {isOpen ? (
        <Suspense fallback={<div className={css({ minHeight: { base: '69rem', sm: '57rem' } })} />}>
          <Forecast key={publicId} of="User" id={publicId} />
        </Suspense>
      ) : null}
    </Fold>
  );
};
