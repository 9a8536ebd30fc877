const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeText = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Markup that is safe to send. Only `html` creates it, and `trusted` for the library's output. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export const trusted = (text: string) => new Markup(text);

type Part = Markup | string | number | false | null | readonly Markup[];

const render = (part: Part): string => {
  if (part === false || part === null) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map((each) => each.text).join('');
  return escapeText(String(part));
};

/** A template whose values are escaped unless they are markup themselves. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(
    texts.map((text, index) => text + (index < parts.length ? render(parts[index] ?? null) : '')).join(''),
  );
