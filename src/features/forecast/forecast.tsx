import type { ForecastOf } from '#machines/forecast/forecast.types.ts';
import { useFlowActor } from '#src/components/flow/use-flow-actor.ts';
import { forecastFlow } from './forecast.actors.ts';
import { ForecastPanel } from './forecast-panel.tsx';

/** A forecast with its own flow: for the person themself, or for a peloton's captain and admins. Another owner needs another `key`. */
export const Forecast = ({ of, id }: ForecastOf) => {
  const actor = useFlowActor(forecastFlow, { input: { of, id } });
  return <ForecastPanel actor={actor} />;
};
