import type { ReactNode } from 'react';
import { wholeMoney } from '#machines/money.ts';
import { ButtonAnchor } from '#src/components/button/link-button.tsx';
import { counted } from '#src/components/format/numbers.ts';
import { slots } from '#src/components/style/style.ts';
import type { ContentData } from '#src/features/content/content-data.ts';
import { Part } from './part.tsx';

type WayProps = {
  title: string;
  figure: ReactNode;
  name: string;
  href: string;
  leads: string;
  children: ReactNode;
};

const Way = ({ title, figure, name, href, leads, children }: WayProps) => {
  const at = slots('home');
  return (
    <li className={at('way')}>
      <h3>{title}</h3>
      <p>{children}</p>
      <p className={at('wayFigure')}>
        <b>{figure}</b> {name}
      </p>
      <p>
        <ButtonAnchor href={href} tone="plain">
          {leads}
        </ButtonAnchor>
      </p>
    </li>
  );
};

/** Three ways to take part, each with a number. */
export const Ways = ({ event }: Pick<ContentData, 'event'>) => {
  const rides = event?.rides ?? [];
  const routes = rides.reduce((sum, { routeCount }) => sum + routeCount, 0);
  const commitments = rides.filter(({ routeCount }) => routeCount > 0).map((ride) => ride.commitmentFrom);
  return (
    <Part
      id="ways"
      title="Three ways up"
      aside="Take one, or all of them. Plenty of people ride on Saturday and hand out oranges on Sunday."
    >
      <ul className={slots('home')('ways')}>
        <Way
          title="Ride"
          figure={commitments.length === 0 ? '2 rides' : wholeMoney(Math.min(...commitments))}
          name={
            commitments.length === 0
              ? 'one on the road, one on gravel'
              : `minimum to raise. Choose from ${counted(routes, 'route')}.`
          }
          href="/rides-events"
          leads="See the rides"
        >
          From a flat 25 miles to both passes of the Hollin Ridge. You pay a fee for the road and raise money
          for the labs.
        </Way>
        <Way
          title="Give"
          figure="100%"
          name="of what you give goes to cancer research"
          href="/give"
          leads="Find someone to back"
        >
          Back a rider, a team or everyone at once. Once or every month, from $5.
        </Way>
        <Way
          title="Volunteer"
          figure="$0"
          name="to pay and nothing to raise, ages 14 and up"
          href="/get-involved#volunteer"
          leads="See the jobs"
        >
          Cut oranges, wave a flag, mend a chain, hang a medal on someone. A few hours, with friends if you
          like.
        </Way>
      </ul>
    </Part>
  );
};
