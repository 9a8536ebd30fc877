import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { root } from '../run-command.ts';

/** A part of a file, in lines that count from 1. */
export type Lines = { file: string; from: number; to: number };

type Source = { file: string; node: ts.SourceFile };

const linesOf = ({ file, node: source }: Source, node: ts.Node): Lines => ({
  file,
  from: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
  to: source.getLineAndCharacterOfPosition(node.getEnd()).line + 1,
});

const isGuards = (node: ts.Node): boolean =>
  (ts.isPropertyAssignment(node) && node.name.getText() === 'guards') ||
  (ts.isPropertyAssignment(node) &&
    node.name.getText() === 'guard' &&
    ts.isArrowFunction(node.initializer)) ||
  (ts.isVariableDeclaration(node) && /^guards$|Guards$/.test(node.name.getText()));

/** Calls `visit` with each node below, until it returns true for one. */
const walk = (node: ts.Node, visit: (node: ts.Node) => boolean): void => {
  if (visit(node)) return;
  ts.forEachChild(node, (below) => walk(below, visit));
};

const declarationIn = ({ node }: Source, name: string): ts.Node | undefined => {
  for (const statement of node.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement;
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find((one) => one.name.getText() === name);
    if (found) return found;
  }
  return undefined;
};

/** Where each imported name comes from, such as `isOpen` or, for a whole module, `guards`. */
const importsOf = ({ file, node }: Source): Map<string, { file: string; name: string | null }> => {
  const found = new Map<string, { file: string; name: string | null }>();
  for (const statement of node.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const { text } = statement.moduleSpecifier;
    const from = text.startsWith('#') ? text.slice(1) : normalize(join(dirname(file), text));
    const bindings = statement.importClause?.namedBindings;
    if (bindings === undefined) continue;
    if (ts.isNamespaceImport(bindings)) found.set(bindings.name.text, { file: from, name: null });
    else
      for (const { name, propertyName } of bindings.elements)
        found.set(name.text, { file: from, name: (propertyName ?? name).text });
  }
  return found;
};

/** The guards of all machines, and the functions that they call. */
export const findGuards = (): readonly Lines[] => {
  const sources = new Map(
    globSync('machines/**/*.ts', { cwd: root }).map((file) => [
      file,
      {
        file,
        node: ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true),
      },
    ]),
  );
  const found: Lines[] = [];
  const add = (source: Source | undefined, name: string) => {
    const declaration = source && declarationIn(source, name);
    if (source && declaration) found.push(linesOf(source, declaration));
  };
  for (const source of sources.values()) {
    if (source.file.endsWith('.guards.ts')) found.push(linesOf(source, source.node));
    const imports = importsOf(source);
    walk(source.node, (node) => {
      if (!isGuards(node)) return false;
      found.push(linesOf(source, node));
      walk(node, (below) => {
        if (ts.isPropertyAccessExpression(below) && ts.isIdentifier(below.expression)) {
          const module = imports.get(below.expression.text);
          if (module?.name === null) add(sources.get(module.file), below.name.text);
        } else if (ts.isIdentifier(below)) {
          const imported = imports.get(below.text);
          if (imported === undefined) add(source, below.text);
          else if (imported.name !== null) add(sources.get(imported.file), imported.name);
        }
        return false;
      });
      return true;
    });
  }
  return found;
};
