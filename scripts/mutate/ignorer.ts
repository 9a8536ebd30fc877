import type { babel } from '@stryker-mutator/core';

type Path = babel.NodePath;

/** Constants with the `meta` of several states. */
const metas = new Set(['quiet', 'resting']);

/** Properties of a chart that only describe it. */
const described = new Set(['description', 'meta', 'types']);
/** Properties with a name that the compiler or XState checks. */
const named = new Set([
  'target',
  'type',
  'src',
  'guard',
  'actions',
  'entry',
  'exit',
  'initial',
  'id',
  'systemId',
]);
/** Properties with a text for a person: `error` is that of a rule. */
const worded = new Set(['message', 'error']);

const keyOf = ({ node }: Path): string | null => {
  if (node.type !== 'ObjectProperty' && node.type !== 'ObjectMethod') return null;
  if (node.key.type === 'Identifier') return node.key.name;
  return node.key.type === 'StringLiteral' ? node.key.value : null;
};

/** A sentence or a part of one: a person reads it. */
const isSentence = (text: string) => /^[A-Z“].*[ .]|[.?!]$/.test(text) && /[a-z]/.test(text);

const textOf = ({ node }: Path): string | null => {
  if (node.type === 'StringLiteral') return node.value;
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('…');
  return null;
};

/** The value after `??` in what an actor is started with: its state always has the value before. */
const isDefaultOfInput = ({ node, parent, parentPath }: Path): boolean =>
  parent?.type === 'LogicalExpression' &&
  parent.operator === '??' &&
  parent.right === node &&
  parentPath?.findParent((above) => keyOf(above) === 'input') !== null;

const reasonToIgnore = (path: Path): string | undefined => {
  const key = keyOf(path);
  if (key !== null && described.has(key)) return 'It describes the chart.';
  if (path.node.type === 'CallExpression' && path.node.callee.type === 'Identifier') {
    if (/^(promise|callback)Port$/.test(path.node.callee.name)) return 'It names a port in an error.';
  }
  if (path.node.type === 'VariableDeclarator' && path.node.id.type === 'Identifier') {
    if (metas.has(path.node.id.name)) return 'It describes the chart.';
  }
  if (isDefaultOfInput(path)) return 'Only the compiler needs it.';
  const text = textOf(path);
  if (text === null) return undefined;
  if (isSentence(text)) return 'A person reads it.';
  const { parentPath: parent } = path;
  const owner = parent?.node.type === 'ArrayExpression' ? parent.parentPath : parent;
  const above = owner ? keyOf(owner) : null;
  if (above !== null && named.has(above)) return 'The compiler or XState knows this name.';
  if (above !== null && worded.has(above)) return 'A person reads it.';
  return undefined;
};

/** Stryker asks it about each place that it could change. */
export const strykerPlugins = [
  { kind: 'Ignore', name: 'not-behaviour', value: { shouldIgnore: reasonToIgnore } },
];
