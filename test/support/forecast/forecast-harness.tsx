import { ForecastPanel } from '#src/features/forecast/forecast-panel.tsx';

/** The forecast around a walked actor. */
export const ForecastHarness = ({ actor }: { actor: Parameters<typeof ForecastPanel>[0]['actor'] }) => (
  <main>
    <ForecastPanel actor={actor} />
  </main>
);
