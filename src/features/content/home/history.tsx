import { wholeMoney } from '#machines/money.ts';
import { TextAnchor } from '#src/components/button/text-link.tsx';
import { useContentData } from '#src/features/content/content-data.ts';
import { YearlyTotals } from '#src/features/content/parts/yearly-totals.tsx';
import { Part } from './part.tsx';

/** The total of all years, and a mountain for each year. */
export const History = () => {
  const { years } = useContentData();
  const [first] = years;
  if (first === undefined) return null;
  const sum = years.reduce((total, { raised }) => total + raised, 0);
  return (
    <Part
      id="history"
      title={`${wholeMoney(sum)} since ${first.year}`}
      aside={
        <>
          Every dollar goes to the labs. <TextAnchor href="/our-impact">See what came of it</TextAnchor>
        </>
      }
    >
      <YearlyTotals />
    </Part>
  );
};
