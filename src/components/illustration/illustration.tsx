import { look, names } from '#src/components/style/style.ts';

type IllustrationProps = {
  /** The illustration's name (`public/illustrations/`); null shows nothing. */
  of: string | null;
  /** The alternative text; empty if the text next to it says the same. */
  alt: string;
  size?: 'small' | 'medium' | undefined;
  /** The picture is on the first screen, so it loads at once. */
  isFirst?: boolean;
  className?: string | undefined;
};

/** A framed illustration. The browser loads it lazily, so that no page waits for it. */
export const Illustration = ({ of, alt, size, isFirst = false, className }: IllustrationProps) =>
  of === null ? null : (
    <img
      src={`/illustrations/${of}.svg`}
      alt={alt}
      width={320}
      height={200}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={names(look('illustration', { size }), className)}
    />
  );
