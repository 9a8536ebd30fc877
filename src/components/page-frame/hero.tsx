import type { ReactNode, Ref } from 'react';
import { Scenery } from '#src/components/climb/scenery.tsx';
import { Contours } from '#src/components/contours/contours.tsx';
import { names, slots } from '#src/components/style/style.ts';

type HeroProps = {
  title: ReactNode;
  kicker?: ReactNode;
  lede?: ReactNode;
  actions?: ReactNode;
  /** A climb, most often. */
  drawing?: ReactNode;
  /** Mountains with a rider along the bottom, for a page that has no climb to show. */
  scenery?: boolean | undefined;
  /** As low as can be, the drawing beside the words: for a page whose work is to be seen at once. */
  brief?: true | undefined;
  /** On a wide screen a part of the page reaches up beside the words. */
  beside?: true | undefined;
  /** A wide picture over everything. */
  cover?: ReactNode;
  /** A face beside the kicker. */
  portrait?: ReactNode;
  /** The land behind is made from this id. */
  land: string;
  titleRef?: Ref<HTMLHeadingElement> | undefined;
};

/** The top of a page that has something to say. Goes into `PageFrame`'s `hero`. */
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
      {/* It stands on the ground of what is above: before it, it would sink while the page arrives. */}
      {scenery ? <Scenery id={land} /> : null}
    </div>
  );
};
