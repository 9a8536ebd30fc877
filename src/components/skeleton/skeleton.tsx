import { look } from '#src/components/style/style.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';

type Shape = 'line' | 'title' | 'field' | 'card' | 'round';

type SkeletonProps = { shape?: Shape | undefined /** Any CSS width. */; width?: string | undefined };

/** A placeholder in the size of the coming content, so that nothing jumps. */
export const Skeleton = ({ shape = 'line', width = '100%' }: SkeletonProps) => (
  <span className={look('skeleton', { shape })} style={{ width }} aria-hidden />
);

/** React keys for `count` equal elements. */
export const keysOf = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);

/** A step of a form while it loads: a title and a few fields. */
export const FormSkeleton = ({ fields = 3, label = 'Loading' }: { fields?: number; label?: string }) => (
  <div role={label ? 'status' : undefined} style={{ display: 'grid', gap: '1.75rem' }}>
    {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    <Skeleton shape="title" width="60%" />
    {keysOf(fields).map((key) => (
      <span key={key} style={{ display: 'grid', gap: '0.5rem' }}>
        <Skeleton width="8rem" />
        <Skeleton shape="field" />
      </span>
    ))}
  </div>
);

/** Choice cards while they load. */
export const CardsSkeleton = ({ cards = 3, label = 'Loading' }: { cards?: number; label?: string }) => (
  <div role="status" style={{ display: 'grid', gap: '1rem' }}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {keysOf(cards).map((key) => (
      <Skeleton key={key} shape="card" />
    ))}
  </div>
);
