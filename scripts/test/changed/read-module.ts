import { type ESTree, parseSync } from 'vite';

/** One thing that a module takes from another. `name` is `*` for all of it, and null where it is only loaded. */
export type Import = { from: string; name: string | null; local: string | null };

/** Top-level statements that declare `names`; without names, what runs when the module is loaded. */
export type Part = { names: readonly string[]; code: string };

/** A module's imports at its top, and its `code` without them and without comments: whole, and in its parts. */
export type ModuleText = { imports: readonly Import[]; code: string; parts: () => Part[] };

type Span = { start: number; end: number };
type Parsed = ReturnType<typeof parseSync>;

/** `import type …` and `export type …` leave no trace at run time; `check` watches over types. */
const isTypeOnly = (statement: string): boolean => /^(import|export)\s+type\b(?!\s+from\b)/.test(statement);

const imported = ({ module }: Parsed, text: string): Import[] =>
  module.staticImports
    .filter(({ start, end }) => !isTypeOnly(text.slice(start, end)))
    .flatMap(({ entries, moduleRequest: { value: from } }): Import[] => {
      const values = entries.filter(({ isType }) => !isType);
      if (values.length === 0) return [{ from, name: null, local: null }];
      return values.map(({ importName: { kind, name }, localName }) => {
        return { from, name: kind === 'NamespaceObject' ? '*' : (name ?? 'default'), local: localName.value };
      });
    });

const reExports = ({ module }: Parsed) =>
  module.staticExports.filter(({ entries }) => entries.some(({ moduleRequest }) => moduleRequest !== null));

const exported = (parsed: Parsed, text: string): Import[] =>
  reExports(parsed)
    .filter(({ start, end }) => !isTypeOnly(text.slice(start, end)))
    .flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []))
    .map((from) => ({ from, name: '*', local: null }));

/** `import('./menu.tsx')`; where the name is made at run time, the file is found by other rules or not at all. */
export const lateImports = (code: string): Import[] =>
  [...code.matchAll(/\bimport\(\s*(['"`])([^'"`$\n]+)\1/g)].map(([, , from = '']) => {
    return { from, name: '*', local: null };
  });

function without(text: string, spans: readonly Span[], { start, end }: Span): string {
  let code = '';
  let from = start;
  for (const span of spans.filter((one) => one.start >= start && one.end <= end)) {
    code += text.slice(from, Math.max(from, span.start));
    from = Math.max(from, span.end);
  }
  return code + text.slice(from, end);
}

const boundNames = (pattern: ESTree.BindingPattern | ESTree.BindingRestElement): string[] => {
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type === 'RestElement') return boundNames(pattern.argument);
  if (pattern.type === 'AssignmentPattern') return boundNames(pattern.left);
  if (pattern.type === 'ArrayPattern')
    return pattern.elements.flatMap((element) => (element === null ? [] : boundNames(element)));
  return pattern.properties.flatMap((property) =>
    boundNames(property.type === 'RestElement' ? property : property.value),
  );
};

const namesDeclared = (node: ESTree.Statement | ESTree.Declaration): string[] => {
  if (node.type === 'VariableDeclaration') return node.declarations.flatMap(({ id }) => boundNames(id));
  return 'id' in node && node.id?.type === 'Identifier' ? [node.id.name] : [];
};

const namesOf = (node: ESTree.Program['body'][number], text: string): string[] => {
  if (node.type === 'ExportDefaultDeclaration') return ['default'];
  if (node.type !== 'ExportNamedDeclaration') return namesDeclared(node);
  return node.declaration
    ? namesDeclared(node.declaration)
    : node.specifiers.map(({ exported: { start, end } }) => text.slice(start, end));
};

/** Reads TypeScript or JavaScript. A file that can't be parsed, because it is being written, gives what is readable. */
export function readModule(path: string, text: string): ModuleText {
  const parsed = parseSync(path, text);
  const statements = [...parsed.module.staticImports, ...reExports(parsed)];
  const spans = [...parsed.comments, ...statements].toSorted((one, other) => one.start - other.start);
  const code = without(text, spans, { start: 0, end: text.length });
  return {
    imports: [...imported(parsed, text), ...exported(parsed, text)],
    code,
    parts: () =>
      parsed.program.body
        .filter((node) => !statements.some(({ start }) => start === node.start))
        .map((node) => ({ names: namesOf(node, text), code: without(text, spans, node) })),
  };
}
