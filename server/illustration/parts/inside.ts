import { disc, type Point, short } from '#server/illustration/figure/geometry.ts';
import { type Fill, flat, hair, inked, moved, spot, stroke } from '#server/illustration/ink.ts';

export const microscope = (x: number, y: number): string =>
  moved(
    x,
    y,
    inked('slate', 'M-14 0V-5H12V0Z') +
      inked('paper', 'M4-5C16-12 14-30 0-32L-1-26C8-24 8-13 0-9L-2-5Z') +
      inked('ink', 'M-14-15H2V-12H-14Z') +
      inked('paper', 'M-9-22L-5-42L2-40.500L-3-21Z') +
      inked('jersey', 'M-5-42L-4-47L3-45.500L2-40.500Z'),
  );

export const flask = (x: number, y: number, fill: Fill = 'mint'): string =>
  moved(
    x,
    y,
    inked('paper', 'M-3-20H3V-12L9 0H-9L-3-12Z') +
      flat(fill, 'M-4.500-7H4.500L7.400-1H-7.400Z') +
      stroke('M-4-20H4'),
  );

export const tubes = (x: number, y: number): string =>
  moved(
    x,
    y,
    ['jersey', 'mint', 'amber', 'brick']
      .map(
        (fill, i) =>
          inked('paper', `M${i * 7 - 12}-17h4.500v14h-4.500Z`) +
          flat(fill as Fill, `M${i * 7 - 11}-${7 + ((i * 3) % 5)}h2.500V-3h-2.500Z`),
      )
      .join('') + inked('slate', 'M-15-6H17V0H-15Z'),
  );

/** A large round picture of cells: what the microscope shows. One is different. */
export const cells = (x: number, y: number, radius: number): string => {
  const dots = Array.from({ length: 19 }, (_, i): Point => {
    const r = i === 0 ? 0 : i < 7 ? 0.37 : 0.74;
    const a = i === 0 ? 0 : i < 7 ? i * 1.0472 : i * 0.5236 + 0.3;
    return [x + Math.cos(a) * r * radius, y + Math.sin(a) * r * radius];
  });
  return (
    inked('paper', disc([x, y], radius)) +
    hair(dots.map((dot) => disc(dot, radius * 0.11)).join('')) +
    inked('jersey', disc(dots[4] ?? [x, y], radius * 0.14)) +
    spot(disc(dots[4] ?? [x, y], radius * 0.045))
  );
};

export const laptop = (x: number, y: number): string =>
  moved(x, y, inked('slate', 'M-4-2L4-24H6L-1-2Z') + inked('paper', 'M-22-3H2V0H-22Z'));

export const sheet = (x: number, y: number, width: number, height: number, lines: number): string =>
  moved(
    x,
    y,
    inked('paper', `M0 0H${width}V${height}H0Z`) +
      hair(
        Array.from(
          { length: lines },
          (_, i) =>
            `M${short(width * 0.14)} ${short(((i + 1) * height) / (lines + 1))}H${short(width * (i % 3 === 2 ? 0.6 : 0.86))}`,
        ).join(''),
      ),
  );

export const envelope = (x: number, y: number, width = 46, fill: Fill = 'paper'): string =>
  moved(
    x,
    y,
    inked(fill, `M0 0H${width}V${short(width * 0.65)}H0Z`) +
      stroke(`M0 0L${short(width / 2)} ${short(width * 0.36)}L${width} 0`),
  );

export const mailbox = (x: number, y: number): string =>
  moved(
    x,
    y,
    inked('brick', 'M-3 0V-36H3V0Z') +
      inked('forest', 'M-20-34V-48A9 9 0 0 1-11-57H12A9 9 0 0 1 21-48V-34Z') +
      stroke('M-2-34V-48A9 9 0 0 0-11-57') +
      inked('jersey', 'M10-46V-66H20V-60H13V-46Z'),
  );

export const phone = ([x, y]: Point): string => moved(x, y, inked('slate', 'M-2-8H3V5H-2Z'), 12);

export const paperIn = ([x, y]: Point): string =>
  moved(x, y, inked('paper', 'M-2-16L15-13L12 7L-5 4Z') + hair('M2-10L10-8.500M1-5L9-3.500'));

export const shelf = (x: number, y: number, width: number): string => {
  const fills: Fill[] = ['forest', 'jersey', 'paper', 'brick', 'mint', 'amber', 'slate'];
  const books = Array.from({ length: Math.floor(width / 8) }, (_, i) =>
    inked(fills[(i * 3) % fills.length] ?? 'paper', `M${i * 8} 0V-${16 + ((i * 5) % 9)}h7V0Z`),
  );
  return moved(x, y, books.join('') + inked('paper', `M-4 0H${width + 4}V3.500H-4Z`));
};

export const window = (x: number, y: number, width = 54, height = 60): string =>
  moved(
    x,
    y,
    inked('water', `M0 0H${width}V${height}H0Z`) +
      flat(
        'mid',
        `M1 ${height - 14}L${short(width * 0.35)} ${height - 28}L${short(width * 0.6)} ${height - 16}L${width - 1} ${height - 24}V${height - 1}H1Z`,
      ) +
      stroke(`M${short(width / 2)} 0V${height}M0 ${short(height * 0.45)}H${width}M0 0H${width}V${height}H0Z`),
  );

export const lamp = (x: number, y: number, drop: number): string =>
  moved(x, y, stroke(`M0 0V${drop}`) + inked('jersey', `M-10 ${drop + 12}L-5 ${drop}H5L10 ${drop + 12}Z`));

export const chart = (x: number, y: number): string =>
  moved(
    x,
    y,
    inked('paper', 'M0 0H66V48H0Z') +
      flat('jersey', 'M8 40L22 32L32 35L44 18L58 10V40Z') +
      stroke('M8 40L22 32L32 35L44 18L58 10M8 8V40H60'),
  );

/** A rowing machine; its seat is at 0, -17 and its footplate at 36, -12. */
export const rowingMachine = (x: number, y: number): string =>
  moved(
    x,
    y,
    inked('slate', 'M-34-9H62V-5H-34Z') +
      stroke('M-30-5V0M-36 0H-24M58-5V0M50 0H68') +
      inked('paper', disc([60, -20], 15)) +
      hair(
        Array.from(
          { length: 6 },
          (_, i) => `M60-20l${short(Math.cos(i * 1.047) * 12)} ${short(Math.sin(i * 1.047) * 12)}`,
        ).join(''),
      ) +
      inked('jersey', disc([60, -20], 5)) +
      stroke('M68-33L66-52') +
      inked('paper', 'M58-62H72V-51H58Z') +
      inked('brick', 'M33-9L42-24L45-22L38-9Z') +
      inked('ink', 'M-9-14H9V-10H-9Z'),
  );

export const repairStand = (x: number, y: number): string =>
  moved(x, y, stroke('M0 0V-74M0-14L-14 0M0-14L14 0M0-70H-10') + inked('jersey', 'M-14-74H-4V-66H-14Z'));

export const wrench = ([x, y]: Point): string =>
  moved(
    x,
    y,
    inked('soft', 'M-1-1.500L10-3.500C10-7 15-8 17-6L13.500-4L14-1L18-1C17 2 12 3 10.500 0L-1 1.500Z'),
  );

export const medal = ([x, y]: Point): string =>
  moved(x, y, stroke('M-4-12L0 0L4-12') + inked('jersey', disc([0, 4], 5)));
