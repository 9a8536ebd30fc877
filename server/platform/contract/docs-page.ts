import type { FastifyInstance } from 'fastify';
import { contract, type DeclaredOperation, declaredOperations, type Schema } from './document.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const safe = (text: unknown): string => String(text).replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The brand's colours, for light and dark. */
const style = `
  :root { color-scheme: light dark; font: 1rem/1.55 'Instrument Sans', system-ui, sans-serif;
    background: light-dark(#faf8f2, #0e1b17); color: light-dark(#0e1b17, #f3f1e7); }
  body { max-width: 64rem; margin: 0 auto; padding: 2rem 1.25rem 6rem; }
  h1 { font-size: clamp(2rem, 6vw, 3rem); line-height: 1.05; letter-spacing: -.02em; }
  h2 { margin: 3rem 0 .5rem; text-transform: capitalize; }
  p { max-width: 68ch; } a { color: light-dark(#0a6b4a, #7fd6ae); }
  details { border-top: 1px solid light-dark(#e4dfd2, #2a3b34); } details[open] { padding-bottom: 1.5rem; }
  summary { padding: .75rem 0; cursor: pointer; display: flex; gap: .25rem .75rem; align-items: baseline; flex-wrap: wrap; }
  summary code { font-weight: 600; overflow-wrap: anywhere; min-width: 0; } .method { min-width: 6ch; font-weight: 700; }
  .access { margin-inline-start: auto; } .access, td + td { color: light-dark(#46554e, #b4c0b9); }
  :focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }
  table { border-collapse: collapse; width: 100%; table-layout: fixed; font-size: .9375rem; }
  caption { text-align: start; font-weight: 700; padding: 1rem 0 .25rem; }
  h3 { font-size: .9375rem; margin: 1rem 0 .25rem; }
  pre { font-size: .8125rem; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; }
  td { padding: .25rem .75rem .25rem 0; vertical-align: top; overflow-wrap: anywhere; }
  @media (max-width: 40rem) { td { display: block; padding: 0; } td:empty { display: none; } td:first-child { padding-top: .5rem; } }
`;

/** Text of the contract; backticks mark code. */
const prose = (text: unknown): string => safe(text).replace(/`([^`]+)`/g, '<code>$1</code>');

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

/** Every field below a schema, as rows of path, type and description. */
const rows = (schema: Schema, path: string, needed: boolean): string => {
  const row = path
    ? `<tr><td><code>${safe(path)}</code>${needed ? '' : ' (optional)'}</td><td>${safe(typeText(schema))}</td><td>${prose(schema.description ?? '')}</td></tr>`
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

const exampleText = (example: NonNullable<DeclaredOperation['example']>): string => {
  const { request, body, status, answer } = example;
  const parts = [request, body, `→ ${status}`, answer].filter((part) => part !== undefined);
  const text = (part: unknown) => (typeof part === 'string' ? part : JSON.stringify(part, null, 2));
  return `<h3>Example</h3><pre>${safe(parts.map(text).join('\n'))}</pre>`;
};

const section = (operation: DeclaredOperation): string => {
  const { operationId, method, path, summary, access, parameters, body, responses, problems, example } =
    operation;
  const given = parameters.map(({ name, in: place, required, schema }) =>
    rows(schema, `${place}: ${name}`, required),
  );
  const answers = [...responses].map(([status, schema]) =>
    schema
      ? table(status === 'default' ? 'Problem' : `Answer ${status}`, rows(schema, '', true))
      : `<p>Answer ${status}</p>`,
  );
  const refusals = [...problems].map(
    ([status, codes]) =>
      `<tr><td>${status}</td><td>${codes.map((code) => `<code>${safe(code)}</code>`).join(', ')}</td></tr>`,
  );
  return `<details id="${operationId}">
    <summary><span class="method">${method}</span> <code>/api${safe(path)}</code> <span>${prose(summary)}</span> <span class="access">${accessTexts[access]}</span></summary>
    <p><code>${operationId}</code></p>
    ${table('Parameters', given.join(''))}
    ${body ? table('Body', rows(body.schema, '', true)) : ''}
    ${answers.join('')}
    ${table('Refusals', refusals.join(''))}
    ${example ? exampleText(example) : ''}
  </details>`;
};

/** The contract as a page for people: one file without scripts that loads nothing else. */
const docsPage = (): string => {
  const tags = Map.groupBy(declaredOperations(), (operation) => operation.tag);
  const groups = [...tags].sort(([one], [other]) => (one < other ? -1 : 1));
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${safe(contract.info.title)}</title><style>${style}</style></head>
<body>
<main>
<h1>${safe(contract.info.title)}</h1>
${prose(contract.info.description)
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

/** The contract for people at /docs and for programs at /openapi.json. */
export const serveDocs = (app: FastifyInstance): void => {
  let page: string | null = null;
  let json: string | null = null;
  app.get('/docs', (_request, reply) => {
    page ??= docsPage();
    return reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(page);
  });
  app.get('/openapi.json', (_request, reply) => {
    json ??= JSON.stringify(contract);
    return reply.type('application/json').send(json);
  });
};
