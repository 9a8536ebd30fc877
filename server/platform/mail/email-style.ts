import { dark, type Palette } from './email-colors.ts';

/** E-mails load no fonts: the brand's font where it is installed, or each system's closest one. */
export const textFont =
  "'Instrument Sans', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
export const displayFont = `'Bricolage Grotesque', 'Avenir Next', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif`;

type Rule = [selector: string, property: 'background-color' | 'color' | 'border-color', of: keyof Palette];

const rules: readonly Rule[] = [
  ['.paper', 'background-color', 'paper'],
  ['.sheet', 'background-color', 'surface'],
  ['.sheet', 'border-color', 'line'],
  ['.line', 'border-color', 'line'],
  ['.ink', 'color', 'ink'],
  ['.soft', 'color', 'soft'],
  ['.link', 'color', 'link'],
];

const written = (prefix: string, kept: readonly Rule[]): string =>
  kept
    .map(([selector, property, of]) => `${prefix}${selector} { ${property}: ${dark[of]} !important; }`)
    .join('\n');

const isText = ([, property]: Rule): boolean => property === 'color';

/**
 * E-mail programs often drop style sheets: the light colours are on the elements, and only the dark ones, which cannot be, are in the
 * sheet. Outlook on the web marks darkened elements by its own attributes.
 */
export const darkSheet = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
${written('', rules)}
}
${written(
  '[data-ogsc] ',
  rules.filter((rule) => isText(rule)),
)}
${written(
  '[data-ogsb] ',
  rules.filter((rule) => !isText(rule)),
)}
@media (max-width: 480px) {
.pad { padding-left: 20px !important; padding-right: 20px !important; }
.frame { padding: 0 !important; }
.title { font-size: 26px !important; }
}`;

/** Outlook on Windows renders like a word processor: it ignores `max-width`, and shows Times for an unknown font. */
export const forOutlook = `<!--[if mso]>
<noscript><xml xmlns:o="urn:schemas-microsoft-com:office:office"><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript>
<style>td, p, a, li, h1 { font-family: 'Segoe UI', Arial, sans-serif !important; }</style>
<![endif]-->`;
