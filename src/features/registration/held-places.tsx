import { useEffect, useState } from 'react';
import type { RegistrationContext } from '#machines/registration/registration.types.ts';
import { dateText, timeOfDay } from '#src/components/format/date.ts';
import { money } from '#src/components/format/money.ts';
import { miles } from '#src/components/format/numbers.ts';
import { css } from '#styled-system/css';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

const soon = 5 * 60_000;
const glance = 15_000;

/** Until when the places are kept, as long as that is so; the last minutes are said aloud. */
const HeldUntil = ({ until }: { until: string }) => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), glance);
    return () => clearInterval(timer);
  }, []);
  const end = new Date(until);
  const left = end.getTime() - now;
  const time = clock.format(end);
  const day = end.toDateString() === new Date(now).toDateString() ? '' : `, ${dateText(until, 'short')}`;
  return (
    <p role={left < soon ? 'status' : undefined} className={css({ color: 'amber', textStyle: 'small' })}>
      {left > 0
        ? `Kept for you until ${time}${day}; every step you save keeps it longer.`
        : `We kept this for you until ${time}${day}. Go on, and we’ll try to keep your place.`}
    </p>
  );
};

/** Beside the question: what is chosen so far, and until when the places are kept. */
export const HeldPlaces = ({ context }: { context: RegistrationContext }) => {
  const routes = context.registration?.routes ?? [];
  const until = routes
    .map((route) => route.heldUntil)
    .filter((time) => time !== null)
    .sort()[0];
  return (
    <div
      className={css({
        display: 'grid',
        gap: '5',
        p: '6',
        bg: 'surface',
        border: '1px solid token(colors.line)',
        borderRadius: 'card',
      })}
    >
      <h2 className={css({ textStyle: 'label' })}>Your places</h2>
      {routes.map((route) => (
        <div key={route.rideType}>
          <p className={css({ fontWeight: 'bold' })}>{route.routeName}</p>
          <p className={css({ color: 'ink.soft', textStyle: 'small' })}>
            {miles(route.distanceMiles)} · {dateText(route.day, 'short')}, {timeOfDay(route.startTime)}
          </p>
          <p className={css({ color: 'ink.soft', textStyle: 'small' })}>
            {money(route.fee)} fee · {money(route.commitment)} to raise
          </p>
          {route.pelotonName ? (
            <p className={css({ color: 'ink.soft', textStyle: 'small' })}>With {route.pelotonName}</p>
          ) : null}
        </div>
      ))}
      {until ? <HeldUntil until={until} /> : null}
    </div>
  );
};
