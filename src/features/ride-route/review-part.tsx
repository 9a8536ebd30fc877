import { useEffect, useRef } from 'react';
import type { CalendarDay } from '#machines/calendar.ts';
import { money, moneyExact } from '#machines/money.ts';
import type { OwnRoute, RouteOption } from '#machines/ride-route/ride-route.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { Checkbox } from '#src/components/choice/checkbox.tsx';
import { placesOf } from '#src/components/course/course-line.ts';
import { ElevationProfile } from '#src/components/course/elevation-profile.tsx';
import { type Column, DataList } from '#src/components/data-list/data-list.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { FormActions } from '#src/components/form/form-actions.tsx';
import { FormErrors } from '#src/components/form/form-errors.tsx';
import { useRefusals } from '#src/components/form/use-refusals.ts';
import { dateText, timeOfDay } from '#src/components/format/date.ts';
import { feet, miles } from '#src/components/format/numbers.ts';
import { Part } from '#src/components/page-frame/part.tsx';
import { PaymentChoice } from '#src/components/payment-choice/payment-choice.tsx';
import { Bill } from '#src/components/review/review.tsx';
import { RouteMap } from '#src/components/valley/route-map.tsx';
import { css } from '#styled-system/css';
import type { PayingProps } from './ride-route.types.ts';

type Row = { name: string; now: string; next: string };

const rowsOf = ({ route, commitment }: OwnRoute, option: RouteOption): Row[] => {
  const { route: next } = option;
  const start = ({ day, startTime }: OwnRoute['route']) =>
    `${dateText(day, 'brief')}, ${timeOfDay(startTime)}`;
  return [
    { name: 'Distance', now: miles(route.distanceMiles), next: miles(next.distanceMiles) },
    { name: 'Climb', now: feet(route.climbFeet), next: feet(next.climbFeet) },
    { name: 'Start', now: start(route), next: start(next) },
    { name: 'From', now: route.startPlace, next: next.startPlace },
    { name: 'You commit to raise', now: money(commitment), next: money(option.commitment) },
  ];
};

const columnsOf = (now: string, next: string): Column<Row>[] => [
  { id: 'name', name: 'What', cell: (row) => row.name },
  { id: 'now', name: now, cell: (row) => row.now },
  {
    id: 'next',
    name: next,
    cell: (row) =>
      row.now === row.next ? row.next : <strong className={css({ fontWeight: 'bold' })}>{row.next}</strong>,
  },
];

/** The id of a field's control; the payment form has its own: `payment.number`. */
const idOf = (path: string): string =>
  `${path.startsWith('payment.') ? '' : 'route-'}${path.replaceAll('.', '-')}`;

const columns = css({
  display: 'grid',
  gap: '12',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 44rem) minmax(0, 1fr)' },
  alignItems: 'start',
});

/** The new route's course, next to the consequences; on a phone the choice before has shown it. */
const Course = ({ route }: { route: RouteOption['route'] }) => (
  <div className={css({ display: { base: 'none', lg: 'grid' }, gap: '6', position: 'sticky', top: '24' })}>
    <RouteMap
      route={{ id: route.id, name: route.name, line: placesOf(route.line) }}
      label={`The course of ${route.name}, ${miles(route.distanceMiles)} from ${route.startPlace}`}
    />
    <ElevationProfile elevations={route.elevation} distance={route.distanceMiles} climb={route.climbFeet} />
  </div>
);

type ReviewPartProps = PayingProps & {
  ridden: OwnRoute;
  option: RouteOption;
  fundraisingDeadline: CalendarDay;
  title: string;
};

/** The consequences of another route, the consent, and the payment of the difference. */
export const ReviewPart = (props: ReviewPartProps) => {
  const { snapshot, send, payment, ridden, option, fundraisingDeadline, title } = props;
  const { context } = snapshot;
  const { draft, fieldErrors, problem, own } = context;
  const isBusy = snapshot.hasTag('busy');
  const { charge, commitment } = option;
  const { name } = option.route;
  const refusals = useRefusals(context, isBusy);
  const heading = useRef<HTMLHeadingElement>(null);
  const change = (changes: Partial<typeof draft>) => send({ type: 'draft.changed', changes });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each route
  useEffect(() => takeFocus(heading.current), [name]);
  return (
    <Part
      id="change"
      title={title}
      titleRef={heading}
      lede={`From ${ridden.route.name} to ${name}. You keep your place on ${ridden.route.name} until the new one is yours.`}
    >
      <div className={columns}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            refusals.ask();
            send({ type: 'change.confirmed', key: crypto.randomUUID() });
          }}
          className={css({
            display: 'grid',
            gap: '6',
            gridTemplateColumns: 'minmax(0, 1fr)',
          })}
        >
          <FormErrors
            fieldErrors={fieldErrors}
            idOf={idOf}
            refusals={refusals.count}
            problem={
              problem === null
                ? null
                : { title: 'That didn’t work', text: <p>{problem.message}</p>, level: 3 }
            }
          />
          <DataList
            caption={`${ridden.route.name} and ${name}`}
            columns={columnsOf(ridden.route.name, name)}
            rows={rowsOf(ridden, option)}
            keyOf={(row) => row.name}
            empty={null}
          />
          <Bill
            lines={[]}
            sumName={charge === 0 ? 'Charged now' : 'Difference in the fee, charged now'}
            sum={charge}
          />
          {option.route.fee < ridden.route.fee ? (
            <p>We don’t refund the {money(ridden.route.fee - option.route.fee)} difference in the fee.</p>
          ) : null}
          {commitment > ridden.commitment ? (
            <Checkbox
              id={idOf('isConsented')}
              required
              label={`I commit to raise ${money(commitment)} by ${dateText(fundraisingDeadline)}.`}
              hint={`That’s ${money(commitment - ridden.commitment)} more than now. If you’re short then, we’ll charge the difference to your saved payment method.`}
              checked={draft.isConsented}
              error={fieldErrors.isConsented}
              disabled={isBusy}
              onChange={(isConsented) => change({ isConsented })}
            />
          ) : null}
          {charge > 0 ? (
            <PaymentChoice
              id={idOf('payment')}
              saved={own?.paymentMethod ?? null}
              choice={draft.payment}
              error={fieldErrors.payment}
              isBusy={isBusy}
              payment={payment}
              onChange={(choice) => change({ payment: choice })}
            />
          ) : null}
          <div className={css({ display: 'flex', flexWrap: 'wrap-reverse', alignItems: 'center', gap: '4' })}>
            <Button tone="quiet" disabled={isBusy} onClick={() => send({ type: 'form.dismissed' })}>
              Stay on {ridden.route.name}
            </Button>
            <FormActions
              isBusy={isBusy}
              waiting="Changing your route"
              back={{ text: 'Choose another route', onPress: () => send({ type: 'choice.reopened' }) }}
            >
              {charge > 0 ? `Pay ${moneyExact(charge)} and ride ${name}` : `Ride ${name}`}
            </FormActions>
          </div>
        </form>
        <Course route={option.route} />
      </div>
    </Part>
  );
};
