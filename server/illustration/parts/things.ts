import { disc, line, type Point, shape, short } from '#server/illustration/figure/geometry.ts';
import { type Fill, flat, hair, inked, moved, stroke } from '#server/illustration/ink.ts';

export const orange = (x: number, y: number, r = 3.4): string =>
  inked('amber', disc([x, y], r)) + hair(`M${short(x - 1)} ${short(y - 1.5)}l1.500-1`);

export const half = (x: number, y: number): string =>
  inked('amber', `M${x - 5} ${y}H${x + 5}A5 5 0 0 1 ${x - 5} ${y}Z`);

/** A tray of cut oranges whose left end is at the hands. */
export const tray = ([x, y]: Point): string =>
  [
    half(x + 4, y - 4),
    half(x + 13, y - 4),
    half(x + 22, y - 4),
    half(x + 8.5, y - 8.5),
    half(x + 17.5, y - 8.5),
  ].join('') + inked('paper', shape([x - 3, y - 1], [x + 29, y - 1], [x + 26, y + 3], [x, y + 3]));

export const table = (x: number, y: number, width: number, height = 34, cloth: Fill = 'paper'): string =>
  moved(
    x,
    y,
    stroke(`M6-${height}V0M${width - 6}-${height}V0`) +
      inked(cloth, `M0-${height}H${width}V-${height - 5}H0Z`),
  );

export const clothTable = (x: number, y: number, width: number, cloth: Fill = 'jersey'): string =>
  moved(
    x,
    y,
    inked(cloth, `M0-34H${width}L${width + 2} 0H-2Z`) +
      hair(`M${short(width * 0.33)}-28V-3M${short(width * 0.66)}-28V-3`),
  );

export const crate = (x: number, y: number): string =>
  moved(
    x,
    y,
    [orange(-8, -17), orange(0, -18), orange(8, -17), orange(-4, -20), orange(4, -21)].join('') +
      inked('brick', 'M-14-15H14L13 0H-13Z') +
      stroke('M-13.500-8H13.500'),
  );

export const jug = (x: number, y: number): string =>
  moved(x, y, inked('water', 'M-6-18H6L8 0H-8Z') + inked('forest', 'M-7-22H7V-18H-7Z') + stroke('M6-3H10'));

export const pennant = ([x, y]: Point, fill: Fill = 'jersey', pole = 44): string =>
  stroke(`M${short(x)} ${short(y + 8)}V${short(y - pole)}`) +
  inked(fill, `M${short(x)} ${short(y - pole)}c9-5 16 4 27-1v19c-11 5-18-4-27 1Z`);

export const milepost = (x: number, y: number, text: string): string =>
  moved(
    x,
    y,
    inked('paper', 'M-8-30C-8-38 8-38 8-30V0H-8Z') +
      `<text class="e" x="0" y="-18" text-anchor="middle" style="font:700 11px system-ui,sans-serif">${text}</text>`,
  );

export const barn = (x: number, y: number, fill: Fill = 'brick'): string =>
  moved(
    x,
    y,
    inked(fill, 'M-28 0V-26L-18-42L0-50L18-42L28-26V0Z') +
      stroke('M-31-25L-19-43L0-52L19-43L31-25') +
      inked('paper', 'M-10 0V-20H10V0Z') +
      stroke('M-10 0L10-20M10 0L-10-20') +
      inked('ink', 'M-4-33H4V-27H-4Z'),
  );

export const house = (x: number, y: number, fill: Fill = 'paper', roof: Fill = 'forest'): string =>
  moved(
    x,
    y,
    inked(fill, 'M-26 0V-34H26V0Z') +
      inked(roof, 'M-31-33L0-58L31-33Z') +
      inked('amber', 'M-18-26H-6V-12H-18Z') +
      stroke('M-12-26V-12M-18-19H-6') +
      inked('brick', 'M6 0V-24H18V0Z'),
  );

/** A covered bridge over its stream, `width` wide. */
export const bridge = (x: number, y: number, width = 110): string => {
  const planks = Array.from({ length: Math.floor(width / 12) - 1 }, (_, i) => `M${12 * (i + 1)}-34V0`).join(
    '',
  );
  return moved(
    x,
    y,
    flat('water', `M10 0H${width - 10}V40H10Z`) +
      hair(`M24 14h16M${width - 50} 22h20M${short(width / 2)} 32h16`) +
      inked('brick', `M0-36H${width}V0H0Z`) +
      hair(planks) +
      inked('slate', `M-8-35L10-54H${width - 10}L${width + 8}-35Z`) +
      inked('ink', `M${short(width / 2 - 20)}-26h9v9h-9ZM${short(width / 2 + 11)}-26h9v9h-9Z`) +
      inked('soft', `M0 0H12V40H0ZM${width - 12} 0H${width}V40H${width - 12}Z`),
  );
};

export const pine = (x: number, y: number, size = 1): string => {
  const s = (value: number) => short(value * size);
  return moved(
    x,
    y,
    stroke(`M0 0V${s(-10)}`) +
      inked(
        'forest',
        `M${s(-13)} ${s(-8)}L${s(-5)} ${s(-24)}H${s(-9)}L0 ${s(-46)}L${s(9)} ${s(-24)}H${s(5)}L${s(13)} ${s(-8)}Z`,
      ),
  );
};

export const tree = (x: number, y: number, size = 1, fill: Fill = 'mint'): string => {
  const s = (value: number) => short(value * size);
  return moved(
    x,
    y,
    inked(
      fill,
      `M${s(-12)} ${s(-20)}A${s(12)} ${s(12)} 0 0 1 ${s(-12)} ${s(-40)}A${s(14)} ${s(14)} 0 0 1 ${s(14)} ${s(-42)}A${s(12)} ${s(12)} 0 0 1 ${s(12)} ${s(-20)}Z`,
    ) + stroke(`M0 0V${s(-30)}M0 ${s(-20)}L${s(6)} ${s(-27)}`),
  );
};

export const fence = (x: number, y: number, posts: number): string =>
  moved(
    x,
    y,
    stroke(`M0-11H${(posts - 1) * 18}M0-5H${(posts - 1) * 18}`) +
      inked('paper', Array.from({ length: posts }, (_, i) => `M${i * 18 - 2} 0V-15h4V0Z`).join('')),
  );

export const tent = (x: number, y: number, width = 120, fill: Fill = 'jersey', eaves = 66): string => {
  const wave = `q${short(-(width + 8) / 12)} 8 ${short(-(width + 8) / 6)} 0`.repeat(6);
  return moved(
    x,
    y,
    stroke(`M4-${eaves}V0M${width - 4}-${eaves}V0`) +
      inked(fill, `M-4-${eaves + 2}L${short(width / 2)}-${eaves + 30}L${width + 4}-${eaves + 2}Z`) +
      inked('paper', `M-4-${eaves + 2}H${width + 4}V-${eaves - 6}${wave}Z`),
  );
};

export const sign = (
  x: number,
  y: number,
  fill: Fill = 'jersey',
  points: 'left' | 'right' = 'right',
): string =>
  moved(
    x,
    y,
    stroke('M0 0V-52') +
      inked(fill, points === 'right' ? 'M-14-52H16L23-45L16-38H-14Z' : 'M14-52H-16L-23-45L-16-38H14Z') +
      hair('M-8-45H10'),
  );

export const signpost = (x: number, y: number): string =>
  moved(
    x,
    y,
    stroke('M0 0V-78') +
      inked('jersey', 'M-6-76H30L37-69L30-62H-6Z') +
      inked('paper', 'M6-58H-30L-37-51L-30-44H6Z') +
      inked('mint', 'M-6-40H22L29-33.500L22-27H-6Z') +
      hair('M2-69H24M-24-51H-2M2-33.500H18'),
  );

export const stones = (x: number, y: number): string =>
  moved(
    x,
    y,
    [
      inked('soft', 'M-16 0C-18-8-8-11 0-10C10-11 18-7 15 0Z'),
      inked('far', 'M-11-10C-12-18-4-20 1-19C9-20 13-15 10-10Z'),
      inked('paper', 'M-7-19C-7-26 0-27 4-26C8-25 8-21 6-19Z'),
      inked('jersey', 'M-3-26C-3-31 3-32 5-29C6-27 4-26 3-26Z'),
    ].join(''),
  );

export const wall = (x: number, y: number, width: number): string => {
  const rows = [0, 1, 2].map((row) =>
    inked(
      row === 1 ? 'far' : 'paper',
      Array.from(
        { length: Math.ceil(width / 22) },
        (_, i) => `M${i * 22 + (row % 2) * 8} ${-9 * row}h20v-9h-20Z`,
      ).join(''),
    ),
  );
  return moved(x, y, rows.join(''));
};

export const grass = (points: readonly Point[]): string =>
  hair(
    points
      .map(
        ([x, y]) =>
          `M${short(x - 4)} ${short(y - 5)}L${short(x - 1)} ${short(y)}L${short(x)} ${short(y - 7)}M${short(x)} ${short(y)}L${short(x + 4)} ${short(y - 4)}`,
      )
      .join(''),
  );

export const lake = (x: number, y: number, width: number, height: number): string =>
  inked(
    'water',
    `M${x} ${y}C${short(x + width * 0.2)} ${y - 4} ${short(x + width * 0.8)} ${y - 4} ${x + width} ${y}C${short(x + width * 1.02)} ${y + height} ${short(x - width * 0.02)} ${y + height} ${x} ${y}Z`,
  ) +
  hair(
    line([x + width * 0.2, y + height * 0.3], [x + width * 0.36, y + height * 0.3]) +
      line([x + width * 0.55, y + height * 0.5], [x + width * 0.8, y + height * 0.5]),
  );
