import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { forecastMachine } from '#machines/forecast/forecast.machine.ts';
import { forecastMeta } from '#machines/forecast/forecast.messages.ts';
import type { Forecast, Outlook, OwnForecast } from '#machines/forecast/forecast.types.ts';
import { enoughMoney, money } from '#machines/money.ts';
import { Button } from '#src/components/button/button.tsx';
import { DataList } from '#src/components/data-list/data-list.tsx';
import { Fold } from '#src/components/fold/fold.tsx';
import { dateText } from '#src/components/format/date.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { Skeleton } from '#src/components/skeleton/skeleton.tsx';
import { slots } from '#src/components/style/style.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { ForecastChart } from './forecast-chart.tsx';
import { headingText, isAhead, isAsked, isOfPeloton, isTried } from './forecast-messages.ts';
import { WhatIfs } from './what-ifs.tsx';

/** The part around the forecast, in each of its states. */
const ForecastFrame = ({ children }: { children: ReactNode }) => (
  <Part id="forecast" title={forecastMeta.current.heading}>
    <div className={slots('forecast')('root')}>{children}</div>
  </Part>
);

/** A placeholder in the size of the forecast. */
const ForecastSkeleton = ({ hasWhatIfs }: { hasWhatIfs: boolean }) => {
  const at = slots('forecast');
  return (
    <ForecastFrame>
      <div className={at('text')} role="status">
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

type Row = { name: string; amount: string };

const rowsOf = (forecast: Forecast, outlook: Outlook): Row[] => {
  const { time } = forecast;
  const { countedAmount, owed, missing, committed, neededPerWeek, projection } = outlook;
  const deadline = dateText(time.fundraisingDeadline, 'short');
  return [
    ...time.weeks.map(({ from, amount }) => ({
      name: `Gifts in the week of ${dateText(from, 'short')}`,
      amount: money(amount),
    })),
    { name: 'Gifts this week so far', amount: money(time.thisWeek) },
    {
      name: isTried(forecast, outlook) ? 'Would count with this' : 'Counts now',
      amount: money(countedAmount),
    },
    ...(owed === 0 ? [] : [{ name: 'Refunded after it was shared', amount: money(owed) }]),
    { name: `Recurring gifts due by ${deadline}`, amount: money(time.recurring) },
    ...(projection === null
      ? []
      : [
          { name: `By ${deadline}, slower weeks`, amount: money(projection.low) },
          { name: `By ${deadline}, likely`, amount: money(projection.likely) },
          { name: `By ${deadline}, stronger weeks`, amount: money(projection.high) },
        ]),
    { name: 'Commitment', amount: money(committed) },
    { name: 'Still to raise', amount: money(missing) },
    ...(neededPerWeek === null ? [] : [{ name: 'Needed a week', amount: enoughMoney(neededPerWeek) }]),
  ];
};

type Actor = ActorRefFrom<typeof forecastMachine>;

const OwnWhatIfs = ({ actor, forecast }: { actor: Actor; forecast: OwnForecast }) => {
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
  const { state, projection, countedAmount } = forecast.now;
  const isEmpty = state === 'no-commitment' && projection === null && countedAmount === 0;
  return (
    <ForecastFrame>
      <p className={slots('forecast')('text')}>{headingText(forecast)}</p>
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
      {isEmpty ? null : (
        <Fold title="Show as a table">
          <DataList
            caption="The forecast in numbers"
            columns={[
              { id: 'name', name: 'What', cell: ({ name }: Row) => name },
              { id: 'amount', name: 'Amount', cell: ({ amount }: Row) => amount, align: 'end' },
            ]}
            rows={rowsOf(forecast, outlook)}
            keyOf={({ name }) => name}
            empty=""
          />
        </Fold>
      )}
    </ForecastFrame>
  );
};
