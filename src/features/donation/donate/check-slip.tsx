import { css } from '#styled-system/css';

const slip = css({
  display: 'grid',
  gap: '4',
  m: '0',
  p: { base: '5', sm: '7' },
  bg: 'surface',
  border: '1.5px dashed token(colors.edge)',
  borderRadius: 'card',
});

const line = css({
  display: 'grid',
  gap: { base: '0', sm: '4' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '7rem minmax(0, 1fr)' },
  alignItems: 'baseline',
});

const name = css({ textStyle: 'small', color: 'ink.soft' });

const value = css({
  m: '0',
  pb: '1',
  textStyle: 'label',
  borderBottom: '1.5px solid token(colors.edge)',
  overflowWrap: 'anywhere',
});

type CheckSlipProps = { memo: string };

/** What to write on a check, in the form of a check. */
export const CheckSlip = ({ memo }: CheckSlipProps) => (
  <dl className={slip}>
    <div className={line}>
      <dt className={name}>Pay to</dt>
      <dd className={value}>Product</dd>
    </div>
    <div className={line}>
      <dt className={name}>Memo</dt>
      <dd className={value}>{memo}</dd>
    </div>
    <div className={line}>
      <dt className={name}>Mail it to</dt>
      <dd className={value}>Product, Gifts, Mill Street Depot, Mill Street, Tamarack Falls, WV 26101</dd>
    </div>
  </dl>
);
