import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { keysOf, Skeleton } from '#src/components/skeleton/skeleton.tsx';
import { css } from '#styled-system/css';

/** A page with a list while it loads. */
export const ListSkeleton = ({ title }: { title: string }) => (
  <PageFrame isLoading>
    <div role="status" className={css({ display: 'grid', gap: '6', pt: { base: '12', md: '24' }, pb: '16' })}>
      <h1 className={css({ srOnly: true })}>{title}</h1>
      <Skeleton width="9rem" />
      <Skeleton shape="title" width="min(100%, 28rem)" />
      <Skeleton width="min(100%, 30rem)" />
      <div className={css({ display: 'grid', gap: '8', pt: '10' })}>
        {keysOf(6).map((row) => (
          <Skeleton key={row} width="100%" />
        ))}
      </div>
    </div>
  </PageFrame>
);
