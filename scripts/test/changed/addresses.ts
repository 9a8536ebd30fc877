/** What stands in `${…}`, whatever it is. */
const filled = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;
const any = '*';

/** Addresses begin after a quotation mark, a bracket or `${base}`, never inside of a word. */
const address = /(?<![\w.:/<#-])\/[\w*.~%@/-]*/g;

const standard = (path: string): string => {
  const plain = path.replace(/\/{2,}/g, '/').replace(/^\/api(?=[/*]|$)/, '');
  // What ends in a slash is put together with what follows.
  return plain.length > 1 && plain.endsWith('/') ? plain + any : plain;
};

/**
 * The addresses of the API and of pages that the code names: without `/api`, query and hash, with `*` for each part that
 * is put in at run time. Patterns such as `/\/registration/` count as well. It rather finds too many.
 */
export function addressesIn(code: string): string[] {
  const text = code.replaceAll('\\/', '/').replace(filled, any);
  const found = [...text.matchAll(address)].flatMap(({ 0: path, index }) => {
    if (path === '/')
      return /['"`]/.test(text[index - 1] ?? '') && /['"`?#]/.test(text[index + 1] ?? '') ? ['/'] : [];
    return [standard(path)];
  });
  return [...new Set(found.filter((path) => path === '/' || /^\/.*[a-z]/i.test(path)))];
}

const isParameter = (part: string): boolean => /^\{.*\}$|^\$/.test(part);

const partFits = (part: string, others: readonly string[]): boolean => {
  if (part === any) return true;
  const [first] = others;
  if (first === undefined) return false;
  if (isParameter(first)) return true;
  const pattern = part.split(any).map(RegExp.escape).join('.*');
  return new RegExp(`^${pattern}$`).test(others.join('/'));
};

const partsFit = (parts: readonly string[], others: readonly string[]): boolean => {
  const [part, ...rest] = parts;
  if (part === undefined) return others.length === 0;
  // What is put in may itself be several parts, or none.
  if (part.includes(any))
    return Array.from({ length: others.length + 1 }, (_, count) => count).some(
      (count) => partFits(part, others.slice(0, count)) && partsFit(rest, others.slice(count)),
    );
  return others.length > 0 && partFits(part, others.slice(0, 1)) && partsFit(rest, others.slice(1));
};

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

/** Whether an address in a text may be one of a template such as `/user/{id}` or `/fund-sharing/$id`. */
export function fits(path: string, template: string): boolean {
  const parts = partsOf(path);
  const saysNothing = parts.length > 0 && parts.every((part) => part.replaceAll(any, '') === '');
  return !saysNothing && partsFit(parts, partsOf(template));
}
