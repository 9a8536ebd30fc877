import type { ReactNode } from 'react';
import type { AppLink } from '#src/components/button/app-link.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { slots } from '#src/components/style/style.ts';
import { css } from '#styled-system/css';

/** `home`: above the home page. `profile`: above the person's own page, as one line with a link. */
export type CampPlace = 'home' | 'profile';

const titleId = 'base-camp-title';

type CampFrameProps = {
  place: CampPlace;
  isBusy?: boolean;
  children: ReactNode;
};

/** The band around base camp, in each of its states. */
export const CampFrame = ({ place, isBusy = false, children }: CampFrameProps) => (
  <section aria-labelledby={titleId} aria-busy={isBusy} className={slots('baseCamp', { place })('root')}>
    <div className={slots('frame')('container')}>{children}</div>
  </section>
);

type CampTitleProps = {
  /** On the home page a participant’s base camp replaces the visitors' content. */
  of?: CampPlace;
  children: ReactNode;
};

export const CampTitle = ({ of = 'profile', children }: CampTitleProps) => {
  const Title = of === 'home' ? 'h1' : 'h2';
  return (
    <Title
      id={titleId}
      tabIndex={-1}
      className={css({ _focusVisible: { outline: 'none', boxShadow: 'none' } })}
    >
      {children}
    </Title>
  );
};

/** The focused element is gone, so base camp takes the focus. */
export const focusCamp = (): void => takeFocus(document.getElementById(titleId));

/** A part's heading, with a link to the whole list. */
export const CampHead = ({ title, children }: { title: string; children: ReactNode }) => (
  <div
    className={css({
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: '6',
    })}
  >
    <h2>{title}</h2>
    {children}
  </div>
);

type CampNoteProps = { title: string; link: AppLink; action: string; children: ReactNode };

/** A part with a note and a link. */
export const CampNote = ({ title, link, action, children }: CampNoteProps) => (
  <>
    <h2>{title}</h2>
    <p className={css({ mt: '3', mb: '2', maxWidth: 'measure', color: 'ink.soft' })}>{children}</p>
    <TextLink {...link}>{action}</TextLink>
  </>
);

type CampPartsProps = {
  /** `volunteer`: for a person who only volunteers. */
  place: 'home' | 'volunteer';
  head: ReactNode;
  progress: ReactNode;
  next: ReactNode;
  /** Left out where there are no donations. */
  newest?: ReactNode;
  week: ReactNode;
  /** A Challenger’s goals. */
  season?: ReactNode;
  /** Left out where it is empty. */
  ahead?: ReactNode;
};

/** The parts of a participant's base camp, in reading order. */
export const CampParts = ({ place, head, progress, next, newest, week, season, ahead }: CampPartsProps) => {
  const at = slots('baseCamp', { place });
  const dates = ahead ? <div className={at('ahead')}>{ahead}</div> : null;
  return (
    <>
      <div className={at('head')}>{head}</div>
      <div className={at('parts')}>
        <div className={at('next')}>{next}</div>
        {/* Volunteers come here for the days. */}
        {place === 'volunteer' ? dates : null}
        <div className={at('progress')}>{progress}</div>
        {newest ? <div className={at('newest')}>{newest}</div> : null}
        <div className={at('week')}>{week}</div>
        {season ? <div className={at('season')}>{season}</div> : null}
        {place === 'home' ? dates : null}
      </div>
    </>
  );
};
