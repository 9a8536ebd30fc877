import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { forecastMachine } from '#machines/forecast/forecast.machine.ts';
import { forecastMeta } from '#machines/forecast/forecast.messages.ts';
import type { OwnForecast } from '#machines/forecast/forecast.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { slots } from '#src/components/style/style.ts';
import { ForecastChart } from './forecast-chart.tsx';
import { ForecastFrame, ForecastSkeleton } from './forecast-frame.tsx';
import { headingText, isAhead, isAsked, isOfPeloton } from './forecast-messages.ts';
import { ForecastTable } from './forecast-table.tsx';
import { WhatIfs } from './what-ifs.tsx';

type Actor = ActorRefFrom<typeof forecastMachine>;

type OwnWhatIfsProps = { actor: Actor; forecast: OwnForecast };

const OwnWhatIfs = ({ actor, forecast }: OwnWhatIfsProps) => {
  const snapshot = useSelector(actor, (one) => one);
  const { whatIf, problem } = snapshot.context;
  const isFailed = snapshot.matches({ shown: 'failed' });
  const isRefused = snapshot.matches({ shown: 'refused' });
  const retry = () => actor.send({ type: 'load.retried' });
  return (
    <WhatIfs
      forecast={forecast}
      whatIf={whatIf}
      onChange={(changes) => actor.send({ type: 'whatIf.changed', changes })}
      isBusy={snapshot.matches({ shown: 'asking' })}
      trouble={
        isFailed
          ? { text: forecastMeta.failed.announce, onRetry: retry }
          : isRefused
            ? { text: problem?.message ?? '', onRetry: null }
            : null
      }
    />
  );
};

/** The forecast in each of its states. A failure takes one line, and leaves the rest of the page unchanged. */
export const ForecastPanel = ({ actor }: { actor: Actor }) => {
  const snapshot = useSelector(actor, (one) => one);
  const { forecast, of, whatIf } = snapshot.context;
  if (snapshot.matches('absent')) return null;
  const again = (
    <Button tone="plain" onClick={() => actor.send({ type: 'load.retried' })}>
      Try again
    </Button>
  );
  if (snapshot.matches('unavailable'))
    return (
      <ForecastFrame>
        <Notice tone="error" role="alert" level={3} title={forecastMeta.unavailable.announce} action={again}>
          <p>{snapshot.context.problem?.message}</p>
        </Notice>
      </ForecastFrame>
    );
  if (forecast === null) return <ForecastSkeleton hasWhatIfs={of === 'User'} />;
  // The last answer may belong to an assumption that the person has removed.
  const outlook =
    isOfPeloton(forecast) || !isAsked(whatIf) ? forecast.now : (forecast.whatIf ?? forecast.now);
  const { state, projection, counts } = forecast.now;
  const isEmpty = state === 'no-commitment' && projection === null && counts === 0;
  return (
    <ForecastFrame>
      <p className={slots('forecast')('words')}>{headingText(forecast)}</p>
      {isAhead(forecast) ? (
        <>
          {isEmpty ? null : <ForecastChart forecast={forecast} outlook={outlook} />}
          {isOfPeloton(forecast) ? null : <OwnWhatIfs actor={actor} forecast={forecast} />}
        </>
      ) : null}
      {snapshot.matches({ shown: 'failed' }) && (isOfPeloton(forecast) || !isAhead(forecast)) ? (
        <Notice tone="warning" role="alert" level={3} title="This may be out of date" action={again}>
          <p>{forecastMeta.failed.announce}</p>
        </Notice>
      ) : null}
      {isEmpty ? null : <ForecastTable forecast={forecast} outlook={outlook} />}
    </ForecastFrame>
  );
};
