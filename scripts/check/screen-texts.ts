import ts from 'typescript';

/** A text that people read, and its line. */
export type ScreenText = { text: string; line: number };

/** Names and addresses have no space; texts for people have one. `x as y` renames a column of a query. */
const isProse = (text: string): boolean =>
  /\p{L}\s+\p{L}/u.test(text.trim()) && !/^[\w.]+ as \w+$/.test(text);

/** Removes HTML tags, because people do not read them. */
const withoutTags = (text: string): string => text.replace(/<[^>]*(>|$)/g, ' ');

/** A query looks like a text, but people don't read it. */
const isQuery = (node: ts.Node): boolean =>
  ts.isTaggedTemplateExpression(node) && /^sql\b/.test(node.tag.getText());

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);

const ofCode = (path: string, source: string): ScreenText[] => {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  const found: ScreenText[] = [];
  const visit = (node: ts.Node): void => {
    if (isQuery(node)) return;
    if (isText(node) && isProse(node.text))
      found.push({
        text: withoutTags(node.text),
        line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

/** The text without link targets and code, because people do not read their words. */
const ofContent = (source: string): ScreenText[] =>
  source
    .split('\n')
    .map((text, index) => ({ text: text.replace(/\]\([^)]*\)|`[^`]*`/g, ' '), line: index + 1 }));

/** The texts for people in a file: string literals of code, all of an MDX file. */
export const screenTexts = (path: string, source: string): ScreenText[] =>
  path.endsWith('.mdx') ? ofContent(source) : ofCode(path, source);
