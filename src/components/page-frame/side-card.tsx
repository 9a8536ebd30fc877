import { type ReactNode, useId } from 'react';
import { css } from '#styled-system/css';

const card = css({
  p: { base: '5', sm: '6' },
  bg: 'surface',
  border: '1px solid token(colors.line)',
  borderRadius: 'card',
});
const head = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '4',
  mb: '4',
});

type SideCardProps = {
  title: string;
  /** Next to the title: a link to the whole list. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of a page with its own heading, in the narrow side column. */
export const SideCard = ({ title, aside, children }: SideCardProps) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={card}>
      <div className={head}>
        <h2 id={titleId} className={css({ textStyle: 'subheading' })}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
};
