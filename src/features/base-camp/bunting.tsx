import { slots } from '#src/components/style/style.ts';

const width = 480;
const flags = 13;

/** How deep the line hangs at a place of its way, from 0 to 1. */
const sag = (share: number) => 6 + 88 * share * (1 - share);

const line = Array.from({ length: 25 }, (_, index) => {
  const share = index / 24;
  return `${index === 0 ? 'M' : 'L'}${Math.round(share * width)} ${sag(share).toFixed(1)}`;
}).join('');

const colours = ['var(--colors-jersey)', 'var(--colors-forest)', 'var(--colors-paper)'];

/** A line of pennants, as over a finish: it tells nothing, so it is hidden from screen readers. */
export const Bunting = () => (
  <svg viewBox={`-2 0 ${width + 4} 62`} className={slots('baseCamp')('bunting')} aria-hidden="true">
    <path d={line} fill="none" stroke="currentColor" strokeWidth="2" />
    {Array.from({ length: flags }, (_, index) => {
      const share = (index + 0.5) / flags;
      const [x, y] = [share * width, sag(share)];
      return (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the flags never change places
          key={index}
          data-flag
          style={{ animationDelay: `${index * 40}ms` }}
          d={`M${(x - 12).toFixed(1)} ${(y - 1).toFixed(1)}h24l-12 26z`}
          fill={colours[index % colours.length]}
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      );
    })}
  </svg>
);
