import { type Box, type ChartLayout, isRoom, look, type PlacedEdge, type PlacedState } from './outline.ts';
import { routePath } from './route-path.ts';
import { type Line, measureText } from './text.ts';

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

const round = (value: number) => Math.round(value * 10) / 10;

/** The colours of the brand (`panda/colours.ts`), so that the picture needs no other file. */
const styles = `
svg { --paper: #FAF8F2; --deep: #F1EDE1; --surface: #FFFFFF; --edge: #7F7B68; --ink: #0E1B17; --soft: #46554E; --forest: #0A6B4A; --amber: #8A5A00; font-family: 'Instrument Sans Variable', 'Instrument Sans', system-ui, sans-serif; }
@media (prefers-color-scheme: dark) { svg { --paper: #0E1B17; --deep: #0A1512; --surface: #15251F; --edge: #6E7F77; --ink: #F3F1E7; --soft: #B4C0B9; --forest: #7FD6AE; --amber: #F2C25C; } }
.page { fill: var(--paper); }
.box { fill: var(--surface); stroke: var(--edge); }
.room { fill: var(--ink); fill-opacity: 0.03; stroke: var(--edge); }
.region { stroke-dasharray: 6 5; }
.dot { fill: var(--ink); }
.route { fill: none; stroke: var(--edge); stroke-width: 1.5; }
.tip { fill: var(--edge); }
.chip { fill: var(--paper); }
text { font-size: ${look.lineSize}px; font-weight: 500; fill: var(--ink); }
.title { font-size: ${look.titleSize}px; font-weight: 600; }
.head text { paint-order: stroke; stroke: var(--paper); stroke-width: 5px; }
.guard { fill: var(--amber); } .action, .mark { fill: var(--soft); } .event { fill: var(--ink); }
`;

const rectangle = ({ x, y, width, height }: Box, name: string, radius: number) =>
  `<rect class="${name}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}"/>`;

/** A reader without the font sees another one, which must not leave its box. */
const fitted = (width: number) => ` textLength="${round(width)}" lengthAdjust="spacingAndGlyphs"`;

const textLine = ({ spans, width }: Line, x: number, y: number) => {
  const parts = spans.map(({ text, tone }) => `<tspan class="${tone}">${escaped(text)}</tspan>`);
  return `<text x="${round(x)}" y="${round(y)}"${fitted(width)}>${parts.join(' ')}</text>`;
};

const stateText = ({ x, y, title, lines }: PlacedState) => [
  `<text class="title" x="${round(x + look.padding)}" y="${round(y + look.padding + 12)}"${fitted(measureText(title, look.titleSize))}>${escaped(title)}</text>`,
  ...lines.map((line, place) =>
    textLine(line, x + look.padding, y + look.padding + look.titleHeight + place * look.lineHeight + 8),
  ),
];

const drawState = (state: PlacedState): string => {
  const { x, y, width, height, kind, title } = state;
  const [middleX, middleY] = [round(x + width / 2), round(y + height / 2)];
  if (kind === 'initial')
    return `<circle class="dot" cx="${middleX}" cy="${middleY}" r="${look.mark / 2 - 1}"/>`;
  if (kind === 'history')
    return `<circle class="box" cx="${middleX}" cy="${middleY}" r="${width / 2}"/><text class="title" text-anchor="middle" x="${middleX}" y="${middleY + 5}">${title}</text>`;
  const hasRoom = isRoom(kind);
  const boxes = [
    rectangle(state, hasRoom ? `room${kind === 'region' ? ' region' : ''}` : 'box', hasRoom ? 14 : 10),
    ...(kind === 'final' || kind === 'collapsed'
      ? [rectangle({ x: x + 3, y: y + 3, width: width - 6, height: height - 6 }, 'box', 7)]
      : []),
  ];
  return `<g>${[...boxes, ...(hasRoom ? [] : stateText(state))].join('')}</g>`;
};

/** Title and lines of a state that holds others, over the routes that cross them. */
const drawHead = (state: PlacedState) => `<g class="head">${stateText(state).join('')}</g>`;

const drawRoute = ({ points }: PlacedEdge) =>
  `<path class="route" marker-end="url(#tip)" d="${routePath(points)}"/>`;

const drawLabel = ({ label }: PlacedEdge): string => {
  if (label === null) return '';
  let y = label.y + look.labelPadding / 2 + 12;
  const texts = label.blocks.flatMap(({ lines }) => {
    const drawn = lines.map((line, place) =>
      textLine(line, label.x + look.labelPadding, y + place * look.lineHeight),
    );
    y += lines.length * look.lineHeight + look.blockGap;
    return drawn;
  });
  return `<g>${rectangle(label, 'chip', 6)}${texts.join('')}</g>`;
};

/** A picture that needs no other file, in the reader's colour scheme. */
export const toSvg = ({ id, width, height, states, edges }: ChartLayout): string => {
  const inOrder = states.toSorted((one, other) => one.depth - other.depth);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}" width="${Math.ceil(width)}" height="${Math.ceil(height)}" role="img">`,
    `<title>${escaped(id)}</title><style>${styles}</style>`,
    '<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path class="tip" d="M0 1L9 5L0 9z"/></marker></defs>',
    rectangle({ x: 0, y: 0, width, height }, 'page', 0),
    ...inOrder.map(drawState),
    ...edges.map(drawRoute),
    ...inOrder.filter(({ kind }) => isRoom(kind)).map(drawHead),
    ...edges.map(drawLabel),
    '</svg>',
  ].join('\n');
};
