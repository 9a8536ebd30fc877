import { Hero } from '#src/components/page-frame/hero.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { keysOf, Skeleton } from '#src/components/skeleton/skeleton.tsx';
import { css } from '#styled-system/css';

type BriefSkeletonProps = {
  /** The page’s title, which is known before its data. */
  title: string;
  /** Read out by a screen reader meanwhile. */
  announce: string;
  /** The land behind the title is generated from this id. */
  land: string;
};

const row = css({ display: 'grid', gridTemplateColumns: '3fr minmax(4rem, 1fr)', gap: '10' });

/** A page with a brief hero, tabs and a list, while it loads. */
export const BriefSkeleton = ({ title, announce, land }: BriefSkeletonProps) => (
  <PageFrame
    isLoading
    hero={
      <Hero
        brief
        land={land}
        kicker={<Skeleton width="9rem" />}
        title={title}
        lede={<Skeleton width="min(100%, 16rem)" />}
      />
    }
  >
    <div role="status" className={css({ display: 'grid', gap: '8', pt: '6', pb: '16' })}>
      <p className={css({ srOnly: true })}>{announce}</p>
      <Skeleton width="min(100%, 30rem)" />
      <Skeleton shape="title" width="min(100%, 22rem)" />
      {keysOf(6).map((key) => (
        <div key={key} className={row}>
          <Skeleton width="100%" />
          <Skeleton width="100%" />
        </div>
      ))}
    </div>
  </PageFrame>
);
