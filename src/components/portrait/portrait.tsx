import { type RefCallback, useState } from 'react';
import { slots } from '#src/components/style/style.ts';
import { initialsOf } from './initials.ts';
import { OwnHill } from './own-hill.tsx';

/** The picture that an address names; null where there is none, or where it was taken away and the word of that is kept. */
const shown = (url: string | null) => (url === null || url === '' || url === 'deleted' ? null : url);

/**
 * What an `<img>` needs to step aside once its address turns out to show nothing, and to get its ground once it shows something: behind
 * an image that is still to come or never will, the hill must be seen. Both may have happened before the app was there to hear of it: a
 * picture that has come to its end without a width is no picture.
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
  /** Whose it is: the hill that stands in for a picture is made from it. */
  id: string;
  /** `profileImageUrl` as the API gives it. */
  url: string | null;
  /** Its initials stand on the hill. */
  name?: string | undefined;
  size?: 'small' | 'large' | undefined;
};

/**
 * A round picture of somebody, beside their name, and so without words of its own. Their own hill lies under it from the start: it shows
 * where there is no picture, and also where one can't be loaded and no script is there yet to notice.
 */
export const Portrait = ({ id, url, name = '', size }: PortraitProps) => {
  const { isBroken, watch } = useOutcome();
  const src = shown(url);
  return (
    <span className={slots('portrait', { size })('face')}>
      <OwnHill id={id} initials={initialsOf(name)} />
      {src === null || isBroken(src) ? null : (
        <img key={src} src={src} alt="" width={96} height={96} {...watch(src)} />
      )}
    </span>
  );
};

/** The wide picture over a page. Nothing stands there without one: the land behind the words is drawn anyway. */
export const Cover = ({ url }: { url: string | null }) => {
  const { isBroken, watch } = useOutcome();
  const src = shown(url);
  return src === null || isBroken(src) ? null : (
    <img key={src} src={src} alt="" className={slots('portrait')('cover')} {...watch(src)} />
  );
};
