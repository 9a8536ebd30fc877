import { wholeMoney } from '#machines/money.ts';
import { useContentData } from '#src/features/content/content-data.ts';
import { Fact } from './facts.tsx';

/** The total of all years. Goes into `Facts`; nothing where the years are missing. */
export const AllYears = () => {
  const { years } = useContentData();
  if (years.length === 0) return null;
  const raised = years.reduce((sum, year) => sum + year.raised, 0);
  const first = Math.min(...years.map(({ year }) => year));
  return <Fact value={wholeMoney(raised)} label={`raised since ${first}, all of it for research`} />;
};
