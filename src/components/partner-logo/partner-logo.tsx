import { slots } from '#src/components/style/style.ts';
import marks from './partner-marks.svg?no-inline';
import type { Partner } from './partners.ts';

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
