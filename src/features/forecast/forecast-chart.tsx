import type { CalendarDay } from '#machines/calendar.ts';
import type { Forecast, Outlook } from '#machines/forecast/forecast.types.ts';
import { money, wholeMoney } from '#machines/money.ts';
import { Flag } from '#src/components/climb/flag.tsx';
import { Rider } from '#src/components/climb/rider.tsx';
import { dateText } from '#src/components/format/date.ts';
import { counted } from '#src/components/format/numbers.ts';
import { slots } from '#src/components/style/style.ts';
import { type ChartShape, chartShape, type Point } from './chart-shape.ts';
import { drawingText, isOfPeloton, isTried } from './forecast-messages.ts';

const box = { width: 1000, height: 400 };

const at = ({ x, y }: Point): string => `${(x * box.width).toFixed(1)} ${((1 - y) * box.height).toFixed(1)}`;
const line = (...points: readonly Point[]): string => `M${points.map(at).join('L')}`;
const deadlineTop = { x: 1, y: 1 };

/** The range of the forecast; where only a part of it leaves the drawing, the rest continues to the deadline. */
const fanOf = (today: Point, { low, high }: NonNullable<ChartShape['fan']>): string =>
  line(today, high, ...(high.x < 1 && low.x === 1 ? [deadlineTop] : []), low);

/** With the year, because a week and the deadline can be a year apart. */
const dayOf = (day: CalendarDay): string => `${dateText(day, 'short')}, ${day.slice(0, 4)}`;

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

const Drawing = ({ shape, isNeeded }: { shape: ChartShape; isNeeded: boolean }) => {
  const { steps, today, fan, pass } = shape;
  const road = steps.flatMap(({ from, to, after }) => [
    { x: from, y: after },
    { x: to, y: after },
  ]);
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      className={slots('forecast')('drawing')}
      aria-hidden="true"
    >
      {fan === null ? null : <path data-kind="fan" d={`${fanOf(today, fan)}Z`} />}
      {steps.map(({ from, to, before, after }) => (
        <g key={from}>
          <path
            data-kind="before"
            d={`${line({ x: from, y: 0 }, { x: from, y: before }, { x: to, y: before }, { x: to, y: 0 })}Z`}
          />
          {after > before ? (
            <path
              data-kind="week"
              d={`${line({ x: from, y: before }, { x: from, y: after }, { x: to, y: after }, { x: to, y: before })}Z`}
            />
          ) : null}
        </g>
      ))}
      <path data-kind="road" d={line(...road, today)} />
      {isNeeded && pass !== null ? <path data-kind="needed" d={line(today, { x: 1, y: pass })} /> : null}
      {fan === null ? null : <path data-kind="likely" d={line(today, fan.likely)} />}
    </svg>
  );
};

type ForecastChartProps = {
  forecast: Forecast;
  /** The drawn outlook: the current one, or one with an assumption. */
  outlook: Outlook;
};

/** The past weeks as steps, the forecast as a fan to the deadline, and the commitment as the pass to reach. */
export const ForecastChart = ({ forecast, outlook }: ForecastChartProps) => {
  const look = slots('forecast');
  const { time } = forecast;
  const shape = chartShape(time, outlook);
  const { today, fan, pass } = shape;
  const isNeeded = outlook.missing > 0;
  const isPast = fan !== null && fan.likely.x < 1;
  return (
    <div>
      <div role="img" aria-label={drawingText(forecast, outlook)} className={look('picture')}>
        <span className={look('flag')}>
          <Flag />
        </span>
        <Drawing shape={shape} isNeeded={isNeeded} />
        <span className={look('today')} style={{ left: percent(today.x), top: percent(1 - today.y) }}>
          <Rider by={isOfPeloton(forecast) || outlook.committed > 0 ? 'bicycle' : 'foot'} />
        </span>
        {pass === null ? null : (
          <span className={look('pass')} style={{ top: percent(1 - pass) }}>
            <span className={look('sign')}>
              <b>{money(outlook.committed)}</b> commitment
            </span>
          </span>
        )}
        {fan === null || isPast ? null : (
          <span className={look('end')} style={{ top: percent(1 - fan.likely.y) }} />
        )}
        {isPast && outlook.projection !== null ? (
          <span className={look('past')}>
            This pace goes on past the top, to about {wholeMoney(outlook.projection.likely)}
          </span>
        ) : null}
      </div>
      <div className={look('scale')} aria-hidden="true">
        <span data-at="start">{dayOf(time.weeks[0]?.from ?? time.today)}</span>
        <span data-at="today" style={{ left: percent(today.x) }}>
          <b>{wholeMoney(outlook.countedAmount)}</b>
          {isTried(forecast, outlook) ? 'with this' : 'today'}
        </span>
        <span data-at="end">
          <b>{outlook.projection === null ? 'Deadline' : wholeMoney(outlook.projection.likely)}</b>
          {dayOf(time.fundraisingDeadline)}
        </span>
      </div>
      <ul className={look('key')} aria-hidden="true">
        <li>
          <i data-kind="week" />a week’s gifts
        </li>
        {fan === null ? null : (
          <li>
            <i data-kind="fan" />
            at this pace
          </li>
        )}
        {isNeeded ? (
          <li>
            <i data-kind="needed" />
            what it needs
          </li>
        ) : null}
        {time.weeksLeft === null ? null : <li>{counted(time.weeksLeft, 'week')} left</li>}
      </ul>
    </div>
  );
};
