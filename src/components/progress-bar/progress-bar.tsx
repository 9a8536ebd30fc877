import { slots } from '#src/components/style/style.ts';

type ProgressBarProps = {
  /** 0 to 100; null while the duration is unknown. */
  value: number | null;
  visible: boolean;
  /** The subject of a bar within the page; without it the bar is at the top edge and about the page. */
  about?: string | undefined;
};

/** A line at the top edge while a page loads. */
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
  // A landmark of its own, where it belongs to no part of the page.
  return about === undefined ? <section aria-label="Page on its way">{line}</section> : line;
};
