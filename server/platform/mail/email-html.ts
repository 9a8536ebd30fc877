import { escaped } from './format.ts';

/** A block of text; a list; a link that stands alone. */
export type Paragraph = string | readonly string[] | Link;
export type Link = { text: string; url: string };

// Programs that show letters drop style sheets more often than not: the light colours stand on the elements, and only
// the dark ones, which can't, in the sheet.
const font = "font-family: ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";
const ink = 'color: #0e1b17';
const dark = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: #0e1b17 !important; }
  .sheet { background: #15251f !important; border-color: #2a3b34 !important; }
  .sheet, .sheet p, .sheet li { color: #f3f1e7 !important; }
  .sheet .soft { color: #b4c0b9 !important; border-color: #2a3b34 !important; }
  .link { color: #7fd6ae !important; }
}`;

const anchor = ({ text, url }: Link): string =>
  `<a href="${escaped(url)}" class="link" style="color: #0a6b4a">${escaped(text)}</a>`;

const block = (part: Paragraph): string => {
  if (typeof part === 'string') return `<p style="margin: 0 0 16px">${escaped(part)}</p>`;
  if ('url' in part) return `<p style="margin: 0 0 16px">${anchor(part)}</p>`;
  const items = part.map((item) => `<li style="margin: 0 0 8px">${escaped(item)}</li>`);
  return `<ul style="margin: 0 0 16px; padding: 0 0 0 20px">\n${items.join('\n')}\n</ul>`;
};

// Ink on the accent, in the dark too, which is why it has its own colours and no class.
const button = ({ text, url }: Link): string =>
  `<p style="margin: 24px 0"><a href="${escaped(url)}" style="display: inline-block; padding: 12px 24px; border: 2px solid #0e1b17; border-radius: 24px; background: #d9f24b; ${ink}; font-weight: bold; text-decoration: none">${escaped(text)}</a></p>`;

/** A whole page that fetches nothing, so that opening it tells nobody anything. */
export const letterHtml = (
  subject: string,
  paragraphs: readonly Paragraph[],
  link: Link,
  closing: string,
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
${dark}
</style>
</head>
<body class="paper" style="margin: 0; padding: 0; background: #faf8f2">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background: #faf8f2"><tr><td align="center" style="padding: 24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 600px; text-align: left"><tr><td class="sheet" style="padding: 32px 24px; background: #ffffff; border: 1px solid #e4dfd2; border-radius: 14px; font-size: 16px; line-height: 1.55; ${font}; ${ink}">
${paragraphs.map(block).join('\n')}
${button(link)}
<p class="soft" style="margin: 0; padding: 16px 0 0; border-top: 1px solid #e4dfd2; color: #46554e">${escaped(closing)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>`;
