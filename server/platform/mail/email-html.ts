import { type Climb, climbHtml, climbInWords } from './email-climb.ts';
import { dark, fixed, light, type Palette } from './email-colors.ts';
import { escaped, shown } from './format.ts';

/** E-mails load no fonts: the brand's font where it is installed, or each system's closest one. */
const textFont =
  "'Instrument Sans', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const displayFont = `'Bricolage Grotesque', 'Avenir Next', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif`;

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
const darkSheet = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
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
const forOutlook = `<!--[if mso]>
<noscript><xml xmlns:o="urn:schemas-microsoft-com:office:office"><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript>
<style>td, p, a, li, h1 { font-family: 'Segoe UI', Arial, sans-serif !important; }</style>
<![endif]-->`;

export type Link = { text: string; url: string };
/** Labels with their values, such as an amount and what it is. */
type Facts = { facts: readonly (readonly [label: string, value: string])[] };
/** A person's own text, each line a paragraph. */
type Quote = { quote: readonly string[] };
/** A paragraph; a list; a link on its own line; the others by their names. */
export type Paragraph = string | readonly string[] | Link | Facts | Quote;

type Page = {
  subject: string;
  /** What an inbox shows after the subject. */
  preheader: string;
  climb: Climb;
  paragraphs: readonly Paragraph[];
  link: Link;
  /** The sender, the reason, and the address for questions. */
  closing: readonly string[];
};

const gap = 'margin: 0 0 16px';
const ink = `color: ${light.ink}`;
const open = '<table role="presentation" cellpadding="0" cellspacing="0" border="0"';

const paragraph = (text: string): string => `<p class="ink" style="${gap}; ${ink}">${shown(text)}</p>`;

const factsHtml = (facts: Facts['facts']): string => {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td class="soft line" valign="top" style="padding: 10px 16px 10px 0; border-bottom: 1px solid ${light.line}; color: ${light.soft}">${shown(label)}</td>` +
      `<td class="ink line" valign="top" align="right" style="padding: 10px 0; border-bottom: 1px solid ${light.line}; ${ink}; font-weight: 600">${shown(value)}</td></tr>`,
  );
  return `${open} width="100%" style="margin: 0 0 20px">\n${rows.join('\n')}\n</table>`;
};

const block = (part: Paragraph): string => {
  if (typeof part === 'string') return paragraph(part);
  if ('url' in part)
    return `<p style="${gap}"><a href="${escaped(part.url)}" class="link" style="color: ${light.link}; font-weight: 600">${shown(part.text)}</a></p>`;
  if ('facts' in part) return factsHtml(part.facts);
  if ('quote' in part)
    return `${open} width="100%" style="margin: 0 0 20px"><tr><td style="border-left: 4px solid ${fixed.accent}; padding: 2px 0 2px 16px">\n${part.quote
      .map((line) => `<p class="ink" style="margin: 0 0 8px; ${ink}">${shown(line)}</p>`)
      .join('\n')}\n</td></tr></table>`;
  const items = part.map((item) => `<li class="ink" style="margin: 0 0 8px; ${ink}">${shown(item)}</li>`);
  return `<ul style="${gap}; padding: 0 0 0 20px">\n${items.join('\n')}\n</ul>`;
};

// Outlook ignores a link's padding, so its cell has the padding; elsewhere the whole button can be pressed.
const button = ({ text, url }: Link): string =>
  `${open} style="margin: 28px 0 8px"><tr><td class="button" align="center" bgcolor="${fixed.accent}" style="border: 2px solid ${fixed.onAccent}; border-radius: 26px; background-color: ${fixed.accent}; mso-padding-alt: 14px 28px">
<a href="${escaped(url)}" style="display: inline-block; padding: 13px 28px; color: ${fixed.onAccent}; font-size: 17px; line-height: 1.25; font-weight: 700; text-decoration: none"><span style="color: ${fixed.onAccent}">${shown(text)}</span></a>
</td></tr></table>`;

/** An inbox shows this text after the subject; the filler keeps it from showing more. */
const hidden = (text: string): string =>
  `<div style="display: none; max-height: 0; overflow: hidden; mso-hide: all; font-size: 1px; line-height: 1px; color: ${light.paper}">${shown(text)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>`;

const figures = (climb: Climb): string => {
  const climbText = climbInWords(climb);
  return climbText === null
    ? ''
    : `<tr><td class="pad line soft" style="padding: 12px 32px; border-bottom: 1px solid ${light.line}; color: ${light.soft}; font-size: 14px; line-height: 1.4">${climbText}</td></tr>`;
};

/** A whole page that loads nothing, so that opening it is not tracked. */
export const emailHtml = ({ subject, preheader, climb, paragraphs, link, closing }: Page): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
${darkSheet}
</style>
${forOutlook}
</head>
<body class="paper" style="margin: 0; padding: 0; background-color: ${light.paper}; -webkit-text-size-adjust: 100%">
${hidden(preheader)}
${open} width="100%" class="paper" bgcolor="${light.paper}" style="background-color: ${light.paper}"><tr><td class="frame" align="center" style="padding: 24px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
${open} width="100%" class="sheet" bgcolor="${light.surface}" style="max-width: 600px; background-color: ${light.surface}; border: 1px solid ${light.line}; border-radius: 14px; border-collapse: separate; overflow: hidden; text-align: left; font-family: ${textFont}; font-size: 16px; line-height: 1.55">
<tr><td bgcolor="${fixed.night}" style="background-color: ${fixed.night}; border-radius: 13px 13px 0 0">
<p class="pad" style="margin: 0; padding: 24px 32px 4px; color: ${fixed.onNight}; font-family: ${displayFont}; font-size: 24px; line-height: 1.1; font-weight: 800; letter-spacing: -0.5px">Product</p>
${climbHtml(climb)}
</td></tr>
${figures(climb)}
<tr><td class="pad" style="padding: 32px 32px 28px">
<h1 class="title ink" style="margin: 0 0 20px; ${ink}; font-family: ${displayFont}; font-size: 32px; line-height: 1.1; font-weight: 800; letter-spacing: -0.6px">${shown(subject)}</h1>
${paragraphs.map(block).join('\n')}
${button(link)}
</td></tr>
<tr><td class="pad line" style="padding: 20px 32px 24px; border-top: 1px solid ${light.line}; font-size: 14px; line-height: 1.5">
${closing.map((line) => `<p class="soft" style="margin: 0 0 6px; color: ${light.soft}">${shown(line)}</p>`).join('\n')}
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>`;
