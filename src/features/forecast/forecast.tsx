import { useActorRef } from '@xstate/react';
import type { ForecastOf } from '#machines/forecast/forecast.types.ts';
import { inspected } from '#src/components/flow/inspected.ts';
import { forecastFlow } from './forecast.actors.ts';
import { ForecastPanel } from './forecast-panel.tsx';

/** A forecast with its own flow: for the person themself, or for a peloton's captain and admins. Another owner needs another `key`. */
export const Forecast = ({ of, id }: ForecastOf) => {
  const actor = useActorRef(forecastFlow, { input: { of, id }, ...inspected });
  return <ForecastPanel actor={actor} />;
};
