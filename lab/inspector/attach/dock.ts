import { followModals } from './follow-modals.ts';
import { type Side, stylesBeside } from './keep-clear.ts';

const place = 'product.inspector';
const least = { right: 320, below: 200 };
/** Pixels that the page keeps. */
const pageKeeps = 280;

type Kept = { side: Side | 'window'; right: number; below: number };

const read = (): Kept => {
  const usual: Kept = { side: innerWidth >= 1900 ? 'right' : 'below', right: 540, below: 340 };
  try {
    return { ...usual, ...JSON.parse(sessionStorage.getItem(place) ?? '{}') };
  } catch {
    return usual;
  }
};

/**
 * The inspector beside the page: right of it, below it, or in a window of its own. The page's own styles are repeated so that nothing of it
 * lies under the dock.
 */
export const openDock = (address: string) => {
  let kept = read();
  const styles = new CSSStyleSheet();
  const dock = document.createElement('div');
  const frame = document.createElement('iframe');
  const grip = document.createElement('div');
  frame.title = 'Inspector';
  grip.setAttribute('role', 'separator');
  grip.tabIndex = 0;
  grip.setAttribute('aria-label', 'Size of the inspector');

  const keep = (change: Partial<Kept>) => {
    kept = { ...kept, ...change };
    sessionStorage.setItem(place, JSON.stringify(kept));
    draw();
  };
  const sizeOf = (side: Side) => {
    const most = Math.max(least[side], (side === 'right' ? innerWidth : innerHeight) - pageKeeps);
    return Math.min(most, Math.max(least[side], kept[side]));
  };
  const draw = () => {
    const { side } = kept;
    if (side === 'window') {
      dock.style.display = 'none';
      return styles.replaceSync('');
    }
    const size = sizeOf(side);
    const isRight = side === 'right';
    const edge = isRight ? 'inset: 0 0 0 auto' : 'inset: auto 0 0 0';
    dock.style.cssText = `position: fixed; ${edge}; ${isRight ? 'width' : 'height'}: ${size}px; ${isRight ? 'height' : 'width'}: auto; padding: 0; border: 0; overflow: hidden; display: flex; flex-direction: ${isRight ? 'row' : 'column'}; background: Canvas; margin: 0 !important; max-inline-size: none !important; max-block-size: none !important`;
    grip.style.cssText = `flex: none; ${isRight ? 'width' : 'height'}: 6px; background: GrayText; cursor: ${isRight ? 'col' : 'row'}-resize; touch-action: none`;
    frame.style.cssText = 'flex: 1; min-width: 0; min-height: 0; border: 0';
    grip.setAttribute('aria-orientation', isRight ? 'vertical' : 'horizontal');
    styles.replaceSync(
      stylesBeside(
        side,
        `${size}px`,
        [...document.styleSheets].filter((sheet) => sheet.ownerNode !== null && isReadable(sheet)),
      ),
    );
  };

  grip.addEventListener('pointerdown', (event) => {
    const { side } = kept;
    if (side === 'window') return;
    grip.setPointerCapture(event.pointerId);
    // The frame would take the pointer.
    frame.style.pointerEvents = 'none';
    const moved = ({ clientX, clientY }: PointerEvent) =>
      keep({ [side]: side === 'right' ? innerWidth - clientX : innerHeight - clientY });
    grip.addEventListener('pointermove', moved);
    grip.addEventListener(
      'lostpointercapture',
      () => {
        grip.removeEventListener('pointermove', moved);
        draw();
      },
      { once: true },
    );
  });
  grip.addEventListener('keydown', ({ key }) => {
    const { side } = kept;
    const step = { ArrowLeft: 24, ArrowUp: 24, ArrowRight: -24, ArrowDown: -24 }[key];
    if (step !== undefined && side !== 'window') keep({ [side]: sizeOf(side) + step });
  });
  addEventListener('resize', draw);

  document.adoptedStyleSheets.push(styles);
  // After a reload of the page its window may be there still. The wait is one that a person doesn't notice.
  if (kept.side === 'window') {
    const channel = new BroadcastChannel('product.inspector');
    const missing = setTimeout(() => keep({ side: read().side === 'window' ? 'right' : kept.side }), 500);
    channel.addEventListener('message', ({ data }) => {
      if (data === 'here') clearTimeout(missing);
    });
    channel.postMessage('opened');
  }
  frame.src = address;
  dock.append(grip, frame);
  dock.popover = 'manual';
  document.documentElement.append(dock);
  const unfollow = followModals(dock);
  draw();

  return {
    dockAt: (side: Side): void => keep({ side }),
    /** Call it within a click: browsers block other windows. */
    openWindow: (): void => {
      if (open(address, 'product-inspector', 'popup,width=1200,height=800') !== null)
        keep({ side: 'window' });
    },
    close: (): void => {
      unfollow();
      dock.remove();
      styles.replaceSync('');
    },
  };
};

/** A browser refuses the rules of a style sheet from another site. */
const isReadable = (sheet: CSSStyleSheet): boolean => {
  try {
    return sheet.cssRules.length >= 0;
  } catch {
    return false;
  }
};
