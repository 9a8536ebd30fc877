/**
 * Translates the page as a browser does, into the same words: puts each text that it finds into `<font>` elements, a copy of it or the
 * text itself by turns. Runs in the page, so it needs nothing from outside.
 */
export const translatePage = (): void => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode() !== null) found.push(texts.currentNode as Text);
  for (const [index, text] of found.entries()) {
    const isLeft =
      text.parentElement?.closest('script, style, textarea, font font, [translate="no"]') !== null;
    if (isLeft || text.data.trim() === '') continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(index % 2 === 0 ? text.cloneNode() : text);
  }
};
