import { type RefCallback, useState } from 'react';
import { slots } from '#src/components/style/style.ts';
import { OwnHill } from './own-hill.tsx';

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

const firstOf = (word: string): string => [...letters.segment(word)][0]?.segment ?? '';

/** The first letters of a name's first and last word, "MO"; of a single word one letter; empty without a name. */
export const initialsOf = (name: string): string => {
  const words = name.split(/[\s]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const ends = words.length > 1 ? [words[0] ?? '', words.at(-1) ?? ''] : words;
  return ends.map((word) => firstOf(word.replace(/^[^\p{L}\p{N}]+/u, '')).toLocaleUpperCase('en')).join('');
};

/** The picture's address; null if there is none, or if the API says `deleted`. */
const shown = (url: string | null) => (url === null || url === '' || url === 'deleted' ? null : url);

/**
 * Tracks whether an `<img>` has loaded or failed: the hill shows until the picture has loaded. Both may happen before hydration, so a
 * complete picture without a width counts as failed.
 */
const useOutcome = () => {
  const [outcome, setOutcome] = useState<{ src: string; isShown: boolean } | null>(null);
  const isOf = (src: string, isShown: boolean) => outcome?.src === src && outcome.isShown === isShown;
  const watch = (src: string) => {
    const come = (isShown: boolean) => {
      if (!isOf(src, isShown)) setOutcome({ src, isShown });
    };
    const ref: RefCallback<HTMLImageElement> = (image) => {
      if (image?.complete && image.getAttribute('src') === src) come(image.naturalWidth > 0);
    };
    return {
      ref,
      onLoad: () => come(true),
      onError: () => come(false),
      'data-shown': isOf(src, true) || undefined,
    };
  };
  return { isBroken: (src: string) => isOf(src, false), watch };
};

type PortraitProps = {
  /** The owner's id: the placeholder hill is generated from it. */
  id: string;
  /** `profileImageUrl` from the API. */
  url: string | null;
  /** Its initials are on the hill. */
  name?: string | undefined;
  size?: 'small' | 'large' | undefined;
};

/**
 * A person's round picture next to their name, and so without alternative text. The hill is always rendered under it: it shows where there
 * is no picture, and where one fails before a script could notice.
 */
export const Portrait = ({ id, url, name = '', size }: PortraitProps) => {
  const { isBroken, watch } = useOutcome();
  const src = shown(url);
  return (
    <span className={slots('portrait', { size })('avatar')}>
      <OwnHill id={id} initials={initialsOf(name)} />
      {src === null || isBroken(src) ? null : (
        <img key={src} src={src} alt="" width={96} height={96} {...watch(src)} />
      )}
    </span>
  );
};

/** The wide picture above a page; nothing without one, because the page draws its land anyway. */
export const Cover = ({ url }: { url: string | null }) => {
  const { isBroken, watch } = useOutcome();
  const src = shown(url);
  return src === null || isBroken(src) ? null : (
    <img key={src} src={src} alt="" className={slots('portrait')('cover')} {...watch(src)} />
  );
};
