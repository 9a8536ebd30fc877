export type Side = 'right' | 'below';

const edges = { right: 'inline-end', below: 'block-end' } as const;
const lengths = { right: 'inline-size', below: 'block-size' } as const;

/** What keeps an element that is fixed to the window off the dock, which takes `room` of the window. */
const besideDock = (side: Side, room: string): string =>
  `margin-${edges[side]}: ${room} !important; max-${lengths[side]}: calc(100% - ${room}) !important;`;

const declarationsFor = (style: CSSStyleDeclaration, side: Side, room: string): string | null => {
  if (style.position === 'fixed') return besideDock(side, room);
  const { insetBlockEnd, bottom } = style;
  const end = insetBlockEnd || bottom;
  const sticksBelow = style.position === 'sticky' && side === 'below' && end !== '' && end !== 'auto';
  return sticksBelow
    ? `inset-block-end: calc(${/^0+$/.test(end) ? '0px' : end} + ${room}) !important;`
    : null;
};

/** Lengths in `vw` count the whole window: here they count what the dock leaves of it. */
const narrowed = (style: CSSStyleDeclaration, room: string): string =>
  [...style]
    .map((name) => [name, style.getPropertyValue(name)] as const)
    .filter(([, value]) => /\dvw/.test(value))
    .map(
      ([name, value]) =>
        `${name}: ${value.replace(/([\d.]+)vw/g, (_, count) => `calc((100vw - ${room}) * ${Number(count) / 100})`)};`,
    )
    .join(' ');

/** Repeats each rule that depends on the window's edges, with the same layer and conditions around it. */
const repeated = (rules: CSSRuleList, side: Side, room: string): string =>
  [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule) {
        const declarations = [
          declarationsFor(rule.style, side, room) ?? '',
          side === 'right' ? narrowed(rule.style, room) : '',
        ].join('');
        return declarations === '' ? '' : `${rule.selectorText} { ${declarations} }`;
      }
      if (!(rule instanceof CSSGroupingRule)) return '';
      const inner = repeated(rule.cssRules, side, room);
      if (inner === '') return '';
      if (rule instanceof CSSLayerBlockRule) return `@layer ${rule.name} { ${inner} }`;
      if (rule instanceof CSSMediaRule) return `@media ${rule.conditionText} { ${inner} }`;
      return rule instanceof CSSSupportsRule ? `@supports ${rule.conditionText} { ${inner} }` : '';
    })
    .filter(Boolean)
    .join('\n');

/**
 * The styles that leave room for a dock: the page ends at it, and what is fixed to the window moves off it. Made of the page's own rules, so
 * that it works for any page.
 */
export const stylesBeside = (side: Side, room: string, sheets: Iterable<CSSStyleSheet>): string => {
  const ofPage = [...sheets].map((sheet) => repeated(sheet.cssRules, side, room));
  return [
    `html { padding-${edges[side]}: ${room} !important; scroll-padding-${edges[side]}: ${room}; }`,
    `dialog:modal { ${besideDock(side, room)} }`,
    ...ofPage,
  ].join('\n');
};
