import { slots } from '#src/components/style/style.ts';
import marks from './partner-marks.svg?no-inline';

/** The main funding partners, in the site's order. */
export const partners = [
  { id: 'northfell', name: 'Northfell', rest: 'Outfitters' },
  { id: 'castleby', name: 'Castleby', rest: 'Credit Union' },
  { id: 'saltmarsh', name: 'Saltmarsh', rest: 'Paper' },
  { id: 'larkin', name: 'Larkin', rest: '& Daughters' },
  { id: 'ashgrove', name: 'Ashgrove', rest: 'Mutual' },
  { id: 'marlow', name: 'Marlow Ridge', rest: 'Power Cooperative' },
] as const;

type Partner = (typeof partners)[number];

/** A partner's logo and name, in the surrounding text's color. */
export const PartnerLogo = ({ partner: { id, name, rest } }: { partner: Partner }) => {
  const at = slots('funderMark', { house: id });
  return (
    <span className={at('root')}>
      <svg className={at('mark')} aria-hidden="true">
        <use href={`${marks}#${id}`} />
      </svg>
      <span className={at('name')}>
        {name} <span className={at('rest')}>{rest}</span>
      </span>
    </span>
  );
};
