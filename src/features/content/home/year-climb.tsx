import { money, wholeMoney } from '#machines/money.ts';
import { Climb } from '#src/components/climb/climb.tsx';
import { dateText } from '#src/components/format/date.ts';
import type { ContentData } from '#src/features/content/content-data.ts';
import { Part } from './part.tsx';

/** In cents, rounded like `wholeMoney`, so that the raised and the remaining amount add up to the goal. */
const wholeDollars = (cents: number) => (cents < 100 ? cents : Math.floor(cents / 100) * 100);

/** This year's total on the way to its goal; nothing without a goal. */
export const YearClimb = ({ event }: { event: NonNullable<ContentData['event']> }) =>
  event.goal === null ? null : (
    <Part
      id="climb"
      title={
        event.raised < event.goal
          ? `${wholeMoney(event.raised)} up, ${money(event.goal - wholeDollars(event.raised))} to the summit`
          : `${wholeMoney(event.raised)}: we’re at the summit`
      }
      aside={
        <>
          Everything that riders, challengers and volunteers raise by{' '}
          <time dateTime={event.fundraisingDeadline}>{dateText(event.fundraisingDeadline)}</time> counts.
        </>
      }
    >
      <Climb
        id={event.id}
        raised={event.raised}
        goal={event.goal}
        size="hero"
        goalName={`in ${event.year}`}
      />
    </Part>
  );
