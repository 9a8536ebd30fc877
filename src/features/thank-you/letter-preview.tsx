import { noteOf, subjectOf } from '#machines/thank-you/thank-you.messages.ts';
import { sentText, textOf } from '#machines/thank-you/thank-you.rules.ts';
import type { ThankYouContext } from '#machines/thank-you/thank-you.types.ts';
import { buttonLook } from '#src/components/button/button.tsx';
import { whose } from '#src/components/format/whose.ts';
import { css } from '#styled-system/css';

type LetterPreviewProps = { context: ThankYouContext; lastName: string };

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

const note = css({
  pt: '4',
  borderTop: '1px solid token(colors.line)',
  color: 'ink.soft',
  textStyle: 'small',
});

/** The e-mail as a donor gets it; nothing in it can be pressed. */
export const LetterPreview = ({ context, lastName }: LetterPreviewProps) => {
  const { firstName } = context;
  const name = `${firstName} ${lastName}`;
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
        <div
          className={css({ display: 'grid', gap: '4', p: { base: '5', md: '6' }, overflowWrap: 'anywhere' })}
        >
          {lines.map((line, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
            line === '' ? null : <p key={index}>{line}</p>,
          )}
          <p className={note}>{noteOf(firstName)}</p>
          <p aria-hidden>
            <span className={buttonLook({})}>See {whose(firstName)} page</span>
          </p>
        </div>
      </div>
    </section>
  );
};
