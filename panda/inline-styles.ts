import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
// vite.config.ts imports this file, and Vite then loads Panda's PostCSS plugin into the same process.
import './error-handlers.ts';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Make = (...styles: unknown[]) => unknown;
type Call = { start: number; end: number; from: string; name: string; styles: unknown[] };

/** The generated modules whose functions turn styles into class names. */
const faces = ['css', 'patterns'];
const importPath = /^#styled-system\/(css|patterns)$/;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** What no literal stands for. */
class Dynamic extends Error {}

/** The value of a literal expression. */
const literalOf = (node: Node): unknown => {
  if (node.type === 'Literal') return node.value;
  if (node.type === 'UnaryExpression' && node.operator === '-')
    return -Number(literalOf(node.argument as Node));
  if (node.type === 'ArrayExpression') return (node.elements as Node[]).map(literalOf);
  if (node.type === 'TemplateLiteral' && (node.expressions as Node[]).length === 0) {
    return (node.quasis as { value: { cooked: string } }[])[0]?.value.cooked;
  }
  if (node.type !== 'ObjectExpression') throw new Dynamic(node.type);
  return Object.fromEntries(
    (node.properties as Node[]).map((property) => {
      if (property.type !== 'Property' || property.computed) throw new Dynamic(property.type);
      const key = property.key as Node;
      return [String(key.type === 'Identifier' ? key.name : key.value), literalOf(property.value as Node)];
    }),
  );
};

const walk = (node: unknown, visit: (node: Node) => void): void => {
  if (Array.isArray(node)) for (const each of node) walk(each, visit);
  if (!isNode(node)) return;
  visit(node);
  for (const child of Object.values(node)) if (typeof child === 'object') walk(child, visit);
};

/**
 * The calls in a module of functions it imports from the generated styles.
 * @throws where an argument is no literal
 */
const callsIn = (program: unknown): Call[] => {
  const locals = new Map<string, { from: string; name: string }>();
  const calls: Call[] = [];
  walk(program, (node) => {
    const from =
      node.type === 'ImportDeclaration' && importPath.exec(String((node.source as Node).value))?.[1];
    if (from) {
      for (const specifier of node.specifiers as Node[]) {
        if (specifier.type !== 'ImportSpecifier') continue;
        locals.set(String((specifier.local as Node).name), {
          from,
          name: String((specifier.imported as Node).name),
        });
      }
    }
    const callee = node.type === 'CallExpression' ? (node.callee as Node) : undefined;
    const local = callee?.type === 'Identifier' ? locals.get(String(callee.name)) : undefined;
    if (!local) return;
    const styles = (node.arguments as Node[]).map(literalOf);
    calls.push({ ...local, start: node.start, end: node.end, styles });
  });
  return calls;
};

/**
 * Puts class names in the place of `css({...})` and `stack({...})` when the app is built, so that Panda's styling
 * runtime (6 kB gzip) isn't part of any page. A call with anything dynamic in it would bring the runtime along to all of
 * them, so it ends the build: choose between static calls instead.
 */
export const inlineStyles = (): Plugin => {
  const makers = new Map<string, Record<string, Make>>();
  let styledSystem = '';
  return {
    name: 'inline-styles',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      styledSystem = `${config.root}/styled-system/`;
    },
    async buildStart() {
      for (const face of faces) {
        makers.set(face, await import(pathToFileURL(`${styledSystem}${face}/index.mjs`).href));
      }
    },
    transform(code, id) {
      if (id.startsWith(styledSystem)) return { code, moduleSideEffects: false };
      if (!code.includes('#styled-system/')) return null;
      const calls = (() => {
        try {
          return callsIn(this.parse(code));
        } catch (problem) {
          if (!(problem instanceof Dynamic)) throw problem;
          return this.error(`A style function is called with something dynamic (${problem.message})`);
        }
      })();
      const inlined = calls.reduceRight((text, call) => {
        const names = makers.get(call.from)?.[call.name]?.(...call.styles);
        return typeof names === 'string'
          ? text.slice(0, call.start) + JSON.stringify(names) + text.slice(call.end)
          : text;
      }, code);
      return { code: inlined };
    },
  };
};
