import { Suspense, useEffect, useState } from 'react';
import type { Instant } from '#machines/calendar.ts';
import { money } from '#machines/money.ts';
import { feeTotal, stepsOf } from '#machines/registration/registration.guards.ts';
import type { RegistrationContext } from '#machines/registration/registration.types.ts';
import { Fold } from '#src/components/fold/fold.tsx';
import { dateText, timeOfDay } from '#src/components/format/date.ts';
import { Hours } from '#src/components/format/day.tsx';
import { counted, miles } from '#src/components/format/numbers.ts';
import { useArrived } from '#src/components/lazy/arrived.ts';
import { css } from '#styled-system/css';
import type { ComingOffer } from './registration.types.ts';
import { heldUntilText } from './registration-messages.ts';

const soon = 5 * 60_000;
const glance = 15_000;

const useNow = () => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), glance);
    return () => clearInterval(timer);
  }, []);
  return now;
};

/** The time until which the places are held; the last minutes are read out. */
const HeldUntil = ({ until, isLastStep }: { until: Instant; isLastStep: boolean }) => {
  const now = useNow();
  const left = new Date(until).getTime() - now;
  const time = heldUntilText(until, now);
  return (
    <p role={left < soon ? 'status' : undefined} className={css({ color: 'amber', textStyle: 'small' })}>
      {left > 0
        ? `We’re holding this for you until ${time}.${isLastStep ? '' : ' Each step you save extends it.'}`
        : `We held this for you until ${time}. Continue, and we’ll try to keep your place.`}
    </p>
  );
};

/** A short version for a single line. */
const KeptUntil = ({ until }: { until: Instant }) => {
  const now = useNow();
  const left = new Date(until).getTime() - now;
  return (
    <span role={left < soon ? 'status' : undefined} className={css({ color: 'amber' })}>
      {left > 0 ? 'held until' : 'were held until'} {heldUntilText(until, now)}
    </span>
  );
};

type HeldPlacesProps = { context: RegistrationContext; offer: ComingOffer };

const untilOf = ({ registration }: RegistrationContext) =>
  registration?.routes
    .map((route) => route.heldUntil)
    .filter((time) => time !== null)
    .sort()[0];

const isLastStep = ({ registration, step }: RegistrationContext) => {
  const steps = stepsOf(registration);
  return steps[steps.indexOf(step) + 1] === 'complete';
};

const soft = css({ color: 'ink.soft', textStyle: 'small' });

const shiftsOf = ({ registration }: RegistrationContext) => registration?.volunteer?.shiftIds ?? [];

/** Whether there is something to show next to the question; the step of the shifts has them already. */
export const hasPlaces = (context: RegistrationContext) =>
  (context.registration?.routes.length ?? 0) > 0 ||
  (shiftsOf(context).length > 0 && context.step !== 'volunteer');

/** Suspends until the offer is loaded. */
const Shifts = ({ context, offer }: HeldPlacesProps) => {
  const { shifts } = useArrived(offer.whole);
  const chosen = shiftsOf(context);
  return shifts
    .filter(({ id }) => chosen.includes(id))
    .map((shift) => (
      <div key={shift.id}>
        <p className={css({ fontWeight: 'bold' })}>{shift.title}</p>
        <p className={soft}>
          {dateText(shift.day, 'short')}, <Hours of={shift} />
        </p>
        <p className={soft}>{shift.location}</p>
      </div>
    ));
};

const Places = ({ context, offer }: HeldPlacesProps) => {
  const { registration } = context;
  const toRaise = registration?.fundraising.commitment ?? registration?.fundraising.minimumCommitment ?? 0;
  const fee = feeTotal(context);
  return (
    <>
      {registration?.routes.map((route) => (
        <div key={route.rideType}>
          <p className={css({ fontWeight: 'bold' })}>{route.routeName}</p>
          <p className={soft}>
            {miles(route.distanceMiles)} · {dateText(route.day, 'short')}, {timeOfDay(route.startTime)}
          </p>
          <p className={soft}>
            {money(route.fee)} fee · {money(route.commitment)} minimum to raise
          </p>
          {route.pelotonName ? <p className={soft}>With {route.pelotonName}</p> : null}
        </div>
      ))}
      <Suspense fallback={null}>
        <Shifts context={context} offer={offer} />
      </Suspense>
      {registration?.routes.length || toRaise > 0 ? (
        <div className={css({ borderTop: '1px solid token(colors.line)', pt: '4', textStyle: 'small' })}>
          {registration?.routes.length ? (
            <p>
              Fee, charged at the last step: <strong>{money(fee)}</strong>
            </p>
          ) : null}
          {toRaise > 0 ? (
            <p>
              To raise by {dateText(offer.event.fundraisingDeadline)}: <strong>{money(toRaise)}</strong>
            </p>
          ) : null}
        </div>
      ) : null}
    </>
  );
};

/** Next to the question: the choices so far, their cost, and the time until which the places are held. */
export const HeldPlaces = (props: HeldPlacesProps) => {
  const until = untilOf(props.context);
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
      <Places {...props} />
      {until ? <HeldUntil until={until} isLastStep={isLastStep(props.context)} /> : null}
    </div>
  );
};

/** The held places in one line that unfolds, where there is no room next to the question. */
export const HeldPlacesLine = (props: HeldPlacesProps) => {
  const until = untilOf(props.context);
  const rides = props.context.registration?.routes.length ?? 0;
  const shifts = shiftsOf(props.context).length;
  return (
    <Fold
      title={
        <>
          {[
            rides > 0 ? counted(rides, 'ride') : '',
            shifts > 0 ? counted(shifts, 'shift') : '',
            rides > 0 ? `${money(feeTotal(props.context))} fee at the end` : '',
          ]
            .filter(Boolean)
            .join(' · ')}
          {until ? (
            <>
              {' · '}
              <KeptUntil until={until} />
            </>
          ) : null}
        </>
      }
    >
      <Places {...props} />
    </Fold>
  );
};
