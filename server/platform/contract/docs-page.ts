import { contract, type DeclaredOperation, declaredOperations, type Schema } from './document.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const safe = (text: unknown): string => String(text).replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const style = `
  :root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 6rem; }
  h1 { font-size: 2.25rem; line-height: 1.1; } h2 { margin: 3rem 0 .5rem; text-transform: capitalize; }
  details { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
  summary { padding: .75rem 0; cursor: pointer; display: flex; gap: .75rem; align-items: baseline; flex-wrap: wrap; }
  summary code { font-weight: 600; } .method { min-width: 4.5ch; font-weight: 700; }
  .access { margin-inline-start: auto; font-size: .875rem; opacity: .8; }
  :focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }
  table { border-collapse: collapse; width: 100%; font-size: .9375rem; } caption { text-align: start; font-weight: 700; padding: .75rem 0 .25rem; }
  td { padding: .25rem .75rem .25rem 0; vertical-align: top; overflow-wrap: anywhere; } td:first-child { width: 34%; }
`;

const accessTexts = {
  anyone: 'anyone',
  'signed-in': 'signed in',
  token: 'signed in, contact not needed',
} as const;

const limits = ['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'];

const typeText = (schema: Schema): string => {
  if (Array.isArray(schema.enum)) return schema.enum.join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  const type = Array.isArray(schema.type)
    ? schema.type.join(' or ')
    : String(schema.type ?? 'one of several');
  const bounds = limits.filter((name) => name in schema).map((name) => `${name} ${String(schema[name])}`);
  return [type, ...bounds].join(', ');
};

const inside = (schema: Schema): readonly Schema[] =>
  ['anyOf', 'oneOf', 'allOf'].flatMap((word) =>
    Array.isArray(schema[word]) ? (schema[word] as Schema[]) : [],
  );

/** Every field below a schema, as rows of its path, its type and what it is for. */
const rows = (schema: Schema, path: string, needed: boolean): string => {
  const row = path
    ? `<tr><td><code>${safe(path)}</code>${needed ? '' : ' (optional)'}</td><td>${safe(typeText(schema))}</td><td>${safe(schema.description ?? '')}</td></tr>`
    : '';
  const required = Array.isArray(schema.required) ? schema.required : [];
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  return [
    row,
    ...fields.map(([name, field]) => rows(field, path ? `${path}.${name}` : name, required.includes(name))),
    ...(schema.items ? [rows(schema.items as Schema, `${path}[]`, true)] : []),
    ...inside(schema).map((part) => rows(part, path && `${path}`, needed)),
  ].join('');
};

const table = (caption: string, content: string): string =>
  content && `<table><caption>${caption}</caption><tbody>${content}</tbody></table>`;

const section = (operation: DeclaredOperation): string => {
  const { operationId, method, path, summary, access, parameters, body, responses } = operation;
  const given = parameters.map(({ name, in: place, required, schema }) =>
    rows(schema, `${place}: ${name}`, required),
  );
  const answers = [...responses].map(([status, schema]) =>
    schema
      ? table(status === 'default' ? 'Problem' : `Answer ${status}`, rows(schema, '', true))
      : `<p>Answer ${status}</p>`,
  );
  return `<details id="${operationId}">
    <summary><span class="method">${method}</span> <code>/api${safe(path)}</code> <span>${safe(summary)}</span> <span class="access">${accessTexts[access]}</span></summary>
    <p><code>${operationId}</code></p>
    ${table('Parameters', given.join(''))}
    ${body ? table('Body', rows(body.schema, '', true)) : ''}
    ${answers.join('')}
  </details>`;
};

/** The contract as a page for people: one file, nothing loaded from elsewhere, no script. */
export const docsPage = (): string => {
  const tags = Map.groupBy(declaredOperations(), (operation) => operation.tag);
  const groups = [...tags].sort(([one], [other]) => (one < other ? -1 : 1));
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${safe(contract.info.title)}</title><style>${style}</style></head>
<body>
<main>
<h1>${safe(contract.info.title)}</h1>
${safe(contract.info.description)
  .trim()
  .split('\n\n')
  .map((text) => `<p>${text}</p>`)
  .join('')}
<p><a href="/api/openapi.json">The contract as OpenAPI 3.1</a></p>
${groups.map(([tag, those]) => `<h2>${safe(tag)}</h2>${those.map(section).join('')}`).join('')}
</main>
</body>
</html>`;
};
