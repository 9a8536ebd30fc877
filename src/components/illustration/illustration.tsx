import { look, names } from '#src/components/style/style.ts';

type IllustrationProps = {
  /** The subject's word: `public/illustrations/`; null where there is no scene for it, and nothing is shown. */
  of: string | null;
  /** What there is to be seen; empty where the words beside it say it. */
  alt: string;
  size?: 'small' | 'medium' | undefined;
  /** It is in the first screen that is seen: asked for at once. */
  isFirst?: boolean;
  className?: string | undefined;
};

/**
 * A scene in the frame of a photograph. The browser asks for it as it comes near, so that no page waits for one.
 */
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
