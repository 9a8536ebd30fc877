import { slots } from '#src/components/style/style.ts';

type ProgressBarProps = {
  /** 0 to 100; null while nobody can say how long it takes. */
  value: number | null;
  visible: boolean;
  /** In the page, about one thing in it, instead of along the top edge about the page itself: what it is about. */
  about?: string | undefined;
};

/** A line along the top edge while a page is on its way. */
export const ProgressBar = ({ value, visible, about }: ProgressBarProps) => {
  const at = slots('progress', { inPage: about === undefined ? undefined : true });
  if (!visible) return null;
  const line = (
    <div
      role="progressbar"
      aria-label={about ?? 'Loading the page'}
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
  );
  // A landmark of its own where it belongs to no part of the page.
  return about === undefined ? <section aria-label="Page on its way">{line}</section> : line;
};
