import ts from 'typescript';

/** Something that people read, and the line on which it stands. */
export type ScreenText = { text: string; line: number };

/** A name or an address has no space; what people read has. A column of a query may be renamed. */
const isProse = (text: string): boolean =>
  /\p{L}\s+\p{L}/u.test(text.trim()) && !/^[\w.]+ as \w+$/.test(text);

/** What is written in a tag is not read. */
const withoutTags = (text: string): string => text.replace(/<[^>]*(>|$)/g, ' ');

/** A query is written like a text, and nobody reads it. */
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

/** Without addresses, whose words are not read. */
const ofContent = (source: string): ScreenText[] =>
  source
    .split('\n')
    .map((text, index) => ({ text: text.replace(/\]\([^)]*\)|`[^`]*`/g, ' '), line: index + 1 }));

/** What people read of a file: the texts of code, all of an MDX file. */
export const screenTexts = (path: string, source: string): ScreenText[] =>
  path.endsWith('.mdx') ? ofContent(source) : ofCode(path, source);
