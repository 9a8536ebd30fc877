import { contentLink } from '#src/components/button/app-link.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { css } from '#styled-system/css';

const steps = css({
  display: 'grid',
  gap: '6',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  listStyle: 'none',
  m: '0',
  p: '0',
  '& > li': { borderTop: '2px solid token(colors.ink)', pt: '4' },
  '& h3': { textStyle: 'label', mb: '2' },
});

/** The use of a donation, in three steps. */
export const MoneyWay = ({ name }: { name: string }) => (
  <Part id="where-it-goes" title="Where it goes">
    <ol className={steps}>
      <li>
        <h3>You give</h3>
        <p>We credit the whole gift to {name}, and keep none of it.</p>
      </li>
      <li>
        <h3>Fees and partners pay the rest</h3>
        <p>
          Registration fees and our <TextLink {...contentLink('/about/partners')}>partners</TextLink> pay for
          the rides, the staff and any card fees that donors don’t cover. That’s what 100% means.
        </p>
      </li>
      <li>
        <h3>Labs get to work</h3>
        <p>
          After the deadline the year’s total goes out as grants for cancer research. See{' '}
          <TextLink {...contentLink('/our-impact')}>what it has done so far</TextLink>.
        </p>
      </li>
    </ol>
  </Part>
);
