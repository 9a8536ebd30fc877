import { slots } from '#src/components/style/style.ts';

type ProgressBarProps = {
  /** 0 to 100; null while nobody can say how long it takes. */
  value: number | null;
  visible: boolean;
};

/** A line along the top edge while a page is on its way. */
export const ProgressBar = ({ value, visible }: ProgressBarProps) => {
  const at = slots('progress');
  if (!visible) return null;
  return (
    // A landmark of its own, since it belongs to no part of the page.
    <section aria-label="Page on its way">
      <div
        role="progressbar"
        aria-label="Loading the page"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value ?? undefined}
        className={at('root')}
      >
        <div
          className={at('bar')}
          style={{ width: `${value ?? 30}%` }}
          data-endless={value === null || undefined}
        />
      </div>
    </section>
  );
};
