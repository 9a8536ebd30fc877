import { ForecastPanel } from '#src/features/forecast/forecast-panel.tsx';

type Actor = Parameters<typeof ForecastPanel>[0]['actor'];

/** The forecast around a walked actor. */
export const ForecastHarness = ({ actor }: { actor: Actor }) => (
  <main>
    <ForecastPanel actor={actor} />
  </main>
);
