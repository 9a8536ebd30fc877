/** The XML's values. A plain array repeats its element; a `list` is an element that holds items. */
export type Node = string | number | boolean | null | List | readonly Node[] | { [name: string]: Node };

const isRepeated = (value: Node): value is readonly Node[] => Array.isArray(value);

class List {
  readonly itemName: string;
  readonly items: readonly Node[];

  constructor(itemName: string, items: readonly Node[]) {
    this.itemName = itemName;
    this.items = items;
  }
}

export const list = (itemName: string, items: readonly Node[]): List => new List(itemName, items);

const escaped = (text: string): string =>
  text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** One element in the gateway's dialect: kebab-case names, and a type attribute for every value that isn't a text. */
const element = (name: string, value: Node): string => {
  if (value === null) return `<${name} nil="true"/>`;
  if (typeof value === 'string') return `<${name}>${escaped(value)}</${name}>`;
  if (typeof value === 'number') return `<${name} type="integer">${value}</${name}>`;
  if (typeof value === 'boolean') return `<${name} type="boolean">${value}</${name}>`;
  if (value instanceof List) {
    const items = value.items.map((item) => element(value.itemName, item)).join('');
    return `<${name} type="array">${items}</${name}>`;
  }
  if (isRepeated(value)) return value.map((item) => element(name, item)).join('');
  const children = Object.entries(value).map(([child, inner]) => element(child, inner));
  return `<${name}>${children.join('')}</${name}>`;
};

export const toXml = (name: string, value: Node): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${element(name, value)}`;
