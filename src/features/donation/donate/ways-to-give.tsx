import { contentLink } from '#src/components/button/app-link.ts';
import { TextAnchor, TextLink } from '#src/components/button/text-link.tsx';
import { Card } from '#src/components/card/card.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { fundOf, type RecipientView } from '#src/features/donation/recipient/recipient-view.ts';
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

const columns = css({
  display: 'grid',
  gap: '6',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
});

const check = css({
  display: 'grid',
  gap: { base: '6', lg: '12' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  alignItems: 'start',
});

/** Other methods, such as checks, with what to write on them. */
export const WaysToGive = ({ view }: { view: RecipientView }) => (
  <div className={css({ display: 'grid', gap: { base: '10', md: '12' } })}>
    <Part id="check" title="By check" lede={`There’s no fee on a check: every cent goes to ${fundOf(view)}.`}>
      <div className={check}>
        <dl className={slip}>
          <div className={line}>
            <dt className={name}>Pay to</dt>
            <dd className={value}>Product</dd>
          </div>
          <div className={line}>
            <dt className={name}>Memo</dt>
            <dd className={value}>{view.memo}</dd>
          </div>
          <div className={line}>
            <dt className={name}>Mail it to</dt>
            <dd className={value}>
              Product, Gifts, Mill Street Depot, Mill Street, Tamarack Falls, WV 26101
            </dd>
          </div>
        </dl>
        <div className={css({ display: 'grid', gap: '4', maxWidth: 'measure' })}>
          <p>
            Enclose a note with your name, address and e-mail, so we can send your receipt. Write ANONYMOUS on
            it if you don’t want to be named in public. We’ll record the check within three business days, and
            the total goes up.
          </p>
          <p>
            Bringing several, or cash?{' '}
            <TextLink {...contentLink('/community-hub/resources/offline-checks')}>Checks and cash</TextLink>{' '}
            says how.
          </p>
        </div>
      </div>
    </Part>
    <div className={columns}>
      <Card title="Ask your employer to match it">
        <p>
          Many employers match what their people give. Send them the receipt, and ask them to name{' '}
          <b>{view.memo}</b> on the payment.
        </p>
        <p>
          <TextLink {...contentLink('/community-hub/resources/employer-matching')}>
            What to ask your employer
          </TextLink>
        </p>
      </Card>
      <Card title="From a donor-advised fund">
        <p>
          Choose it when you pay, or ask your fund for a grant to <b>Product</b>, at the address above, for
          the purpose <b>{view.memo}</b>. It can tell us your name or leave it out.
        </p>
        <p>
          Shares, or a gift in a will? Write to{' '}
          <TextAnchor href="mailto:giving@example.org">giving@example.org</TextAnchor>.
        </p>
      </Card>
    </div>
  </div>
);
