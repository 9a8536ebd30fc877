/** A text that a translation took out of the page, and the element that stands there instead. */
const standIns = new WeakMap<Node, Element>();
const originals = new WeakMap<Node, Text>();
const guarded = new WeakSet<Node>();

/** The child of `parent` that shows `node`: what stands in for it or holds it by now, else `node` itself. */
const shownIn = (parent: Node, node: Node): Node => {
  let shown: Node | null = node.isConnected ? node : (standIns.get(node) ?? null);
  while (shown !== null && shown.parentNode !== parent) shown = shown.parentNode;
  return shown ?? node;
};

/** React goes on with the nodes that it made. Where one of them is translated, `parent` acts on what is shown for it. */
const guard = (parent: Node): void => {
  if (guarded.has(parent)) return;
  guarded.add(parent);
  const { insertBefore, removeChild } = parent;
  const put = <Moved extends Node>(node: Moved, before: Node | null): Moved => {
    const shown = shownIn(parent, node);
    if (shown !== node && shown !== before) removeChild.call(parent, shown);
    insertBefore.call(parent, node, before === null ? null : shownIn(parent, before));
    return node;
  };
  parent.insertBefore = put;
  parent.appendChild = (node) => put(node, null);
  parent.removeChild = (node) => {
    removeChild.call(parent, shownIn(parent, node));
    return node;
  };
};

const isStandIn = (node: Node | null | undefined): node is Element =>
  node instanceof Element && node.localName === 'font' && !originals.has(node);

const follow: MutationCallback = (records, changes) => {
  for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    // What React writes into a text that is out of the page is shown in its old place; there it may be translated again.
    if (type === 'characterData') {
      if (!target.isConnected) standIns.get(target)?.replaceWith(target);
      continue;
    }
    const [original] = removedNodes;
    const standIn = [addedNodes[0], previousSibling, nextSibling].find(isStandIn);
    if (!(original instanceof Text) || standIn === undefined) continue;
    standIns.set(original, standIn);
    originals.set(standIn, original);
    changes.observe(original, { characterData: true });
    guard(target);
  }
};

/**
 * Lets a browser translate the page. It puts `<font>` elements in the place of texts, and React would write what changes into texts
 * that nobody sees any longer, and fail where it takes one away.
 */
export const followTranslation = (): void => {
  new MutationObserver(follow).observe(document, { childList: true, subtree: true });
};

/** Puts the texts back as the server rendered them, so that React finds what it compares; they are translated again after that. */
export const showOriginals = (): void => {
  for (const standIn of document.querySelectorAll('font')) {
    const original = originals.get(standIn);
    if (original !== undefined) standIn.replaceWith(original);
  }
};
