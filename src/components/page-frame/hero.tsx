import type { ReactNode, Ref } from 'react';
import { Scenery } from '#src/components/climb/scenery.tsx';
import { Contours } from '#src/components/contours/contours.tsx';
import { names, slots } from '#src/components/style/style.ts';

type HeroProps = {
  title: ReactNode;
  kicker?: ReactNode;
  lede?: ReactNode;
  actions?: ReactNode;
  /** Usually a climb. */
  drawing?: ReactNode;
  /** Mountains with a rider at the bottom, for a page that has no climb. */
  scenery?: boolean | undefined;
  /** As low as possible, with the drawing next to the text: for a page whose content should be visible at once. */
  brief?: true | undefined;
  /** On a wide screen a part of the page reaches up next to the text. */
  beside?: true | undefined;
  /** A wide picture above everything. */
  cover?: ReactNode;
  /** A portrait next to the kicker. */
  portrait?: ReactNode;
  /** The land in the background is generated from this id. */
  land: string;
  titleRef?: Ref<HTMLHeadingElement> | undefined;
};

/** The head of a page. Goes into `PageFrame`'s `hero`. */
export const Hero = (props: HeroProps) => {
  const { title, kicker, lede, actions, drawing, cover, portrait, land, scenery, brief, beside, titleRef } =
    props;
  const at = slots('hero', { scenery: scenery ? true : undefined, brief, beside });
  const container = slots('frame')('container');
  const line = kicker ? <p className={at('kicker')}>{kicker}</p> : null;
  return (
    <div className={at('root')}>
      <Contours id={land} />
      {cover}
      <div className={names(container, at('inner'))}>
        {portrait ? (
          <div className={at('byline')}>
            {portrait}
            {line}
          </div>
        ) : (
          line
        )}
        <h1 ref={titleRef} tabIndex={-1} className={at('title')}>
          {title}
        </h1>
        {lede ? <p className={at('lede')}>{lede}</p> : null}
        {actions ? <div className={at('actions')}>{actions}</div> : null}
        {drawing ? <div className={at('drawing')}>{drawing}</div> : null}
      </div>
      {/* After the content above, on which it is placed: before that, it would sink while the HTML arrives. */}
      {scenery ? <Scenery id={land} /> : null}
    </div>
  );
};
