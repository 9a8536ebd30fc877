import { TextLink } from '#src/components/button/text-link.tsx';
import { DonationList } from '#src/components/donation-list/donation-list.tsx';
import { counted } from '#src/components/format/numbers.ts';
import { useArrived } from '#src/components/lazy/arrived.ts';
import { Part } from '#src/components/page-frame/part.tsx';
import { donorsHref, type Peloton } from '#src/features/peloton/peloton-messages.ts';
import type { AboutPeloton } from './about.ts';

/** The latest gifts to the peloton itself, as far as it and each donor let them be seen. */
export const FundPart = ({ peloton, donations }: { peloton: Peloton } & Pick<AboutPeloton, 'donations'>) => {
  const known = useArrived(donations);
  if (known === null || known.pagination.total === 0) return null;
  return (
    <Part
      title="Given to the peloton"
      lede="These gifts go to the fund. Its captain shares them out among the members."
      aside={
        <TextLink href={donorsHref(peloton.id)}>See all {counted(known.pagination.total, 'gift')}</TextLink>
      }
    >
      <DonationList label="Gifts to the fund, newest first" donations={known.items} />
    </Part>
  );
};
