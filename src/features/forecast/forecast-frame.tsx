import type { ReactNode } from 'react';
import { forecastMeta } from '#machines/forecast/forecast.messages.ts';
import { Part } from '#src/components/page-frame/part.tsx';
import { Skeleton } from '#src/components/skeleton/skeleton.tsx';
import { slots } from '#src/components/style/style.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';

/** The part around the forecast, in each of its states. */
export const ForecastFrame = ({ children }: { children: ReactNode }) => (
  <Part id="forecast" title={forecastMeta.current.heading}>
    <div className={slots('forecast')('root')}>{children}</div>
  </Part>
);

/** A placeholder in the size of the forecast. */
export const ForecastSkeleton = ({ hasWhatIfs }: { hasWhatIfs: boolean }) => {
  const at = slots('forecast');
  return (
    <ForecastFrame>
      <div className={at('words')} role="status">
        <VisuallyHidden>{forecastMeta.loading.announce}</VisuallyHidden>
        <Skeleton />
        <Skeleton width="70%" />
      </div>
      <div>
        <div className={at('picture')} />
        <div className={at('scale')} />
        <Skeleton width="60%" />
      </div>
      {hasWhatIfs ? (
        <div className={at('tries')} data-empty>
          <Skeleton width="8rem" />
          <Skeleton shape="field" />
          <Skeleton width="80%" />
        </div>
      ) : null}
      <Skeleton shape="field" />
    </ForecastFrame>
  );
};
