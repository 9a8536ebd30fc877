import { useActorRef } from '@xstate/react';
import type { ForecastOf } from '#machines/forecast/forecast.types.ts';
import { forecastFlow } from './forecast.actors.ts';
import { ForecastPanel } from './forecast-panel.tsx';

/** Where fundraising is heading, with a flow of its own: for the person themself, or for who leads the peloton. Another needs another `key`. */
export const Forecast = ({ of, id }: ForecastOf) => {
  const actor = useActorRef(forecastFlow, { input: { of, id } });
  return <ForecastPanel actor={actor} />;
};
