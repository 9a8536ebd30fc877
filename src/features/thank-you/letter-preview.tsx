import { fullNameOf } from '#machines/form/person-name.ts';
import { noteOf, stopText, subjectOf } from '#machines/thank-you/thank-you.messages.ts';
import { sentText, textOf } from '#machines/thank-you/thank-you.rules.ts';
import type { ThankYouContext } from '#machines/thank-you/thank-you.types.ts';
import { whose } from '#machines/whose.ts';
import { buttonLook } from '#src/components/button/button.tsx';
import { landPath, ridgePath } from '#src/components/climb/paths.ts';
import { profileOf } from '#src/components/climb/profile.ts';
import { css } from '#styled-system/css';

const sheet = css({
  bg: 'surface',
  border: '1px solid token(colors.line)',
  borderRadius: 'card',
  overflow: 'hidden',
});

const head = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '4',
  rowGap: '1',
  p: '5',
  bg: 'paper.deep',
  borderBottom: '1px solid token(colors.line)',
  textStyle: 'small',
  '& dt': { color: 'ink.soft' },
  '& dd': { m: '0', overflowWrap: 'anywhere' },
});

/** The head of every e-mail: the name above the person's own mountain, dark in both schemes. */
const band = css({
  position: 'relative',
  height: '6rem',
  px: { base: '5', md: '6' },
  pt: '4',
  bg: { base: 'ink', _osDark: 'paper' },
  color: { base: 'paper', _osDark: 'ink' },
  textStyle: 'label',
  '& svg': { position: 'absolute', insetInline: '0', insetBlockEnd: '0', width: 'full', height: '4rem' },
});
const box = { width: 1000, height: 100 };

const quote = css({
  display: 'grid',
  gap: '3',
  ps: '4',
  borderInlineStart: '3px solid token(colors.jersey)',
});

/** The e-mail as a donor receives it, without interactive parts. */
export const LetterPreview = ({ context, lastName }: { context: ThankYouContext; lastName: string }) => {
  const { firstName, publicId } = context;
  const mountain = profileOf(publicId);
  const name = fullNameOf({ firstName, lastName });
  const lines = sentText(textOf(context))
    .split('\n')
    .map((line) => line.trim());
  return (
    <section aria-labelledby="preview" className={css({ display: 'grid', gap: '3', alignContent: 'start' })}>
      <h2 id="preview" className={css({ textStyle: 'label' })}>
        What the donor gets
      </h2>
      <div className={sheet}>
        <dl className={head}>
          <dt>From</dt>
          <dd>Product</dd>
          <dt>Subject</dt>
          <dd className={css({ fontWeight: 'semibold' })}>{subjectOf(name)}</dd>
        </dl>
        <div className={band} aria-hidden>
          Product
          <svg viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none" aria-hidden="true">
            <path d={landPath(mountain, box)} fill="var(--colors-forest)" opacity="0.5" />
            <path
              d={ridgePath(mountain, box)}
              fill="none"
              stroke="var(--colors-jersey)"
              strokeWidth="3"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
        </div>
        <div
          className={css({ display: 'grid', gap: '4', p: { base: '5', md: '6' }, overflowWrap: 'anywhere' })}
        >
          <p className={css({ textStyle: 'subheading' })}>{subjectOf(name)}</p>
          <div className={quote}>
            {lines.map((line, index) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
              line === '' ? null : <p key={index}>{line}</p>,
            )}
          </div>
          <p>{noteOf(firstName)}</p>
          <p className={css({ textDecoration: 'underline' })}>{stopText}</p>
          <p aria-hidden>
            <span className={buttonLook({ tone: 'plain' })}>See {whose(firstName)} page</span>
          </p>
        </div>
      </div>
    </section>
  );
};
