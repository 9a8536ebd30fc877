/** A text that a translation removed from the page, and the element that replaces it. */
const standIns = new WeakMap<Node, Element>();
const originals = new WeakMap<Node, Text>();
const guarded = new WeakSet<Node>();

/** The child of `parent` that shows `node`: its replacement, its wrapper, or `node` itself. */
const shownIn = (parent: Node, node: Node): Node => {
  let shown: Node | null = node.isConnected ? node : (standIns.get(node) ?? null);
  while (shown !== null && shown.parentNode !== parent) shown = shown.parentNode;
  return shown ?? node;
};

/** React works with the nodes that it made. Where one of them is translated, `parent` acts on its replacement. */
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
    // When React writes into a removed text, the text returns to its old place, where the browser may translate it again.
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
 * Makes translation by the browser work. It replaces texts by `<font>` elements; React would then write into removed texts, and throw when
 * it removes one.
 */
export const followTranslation = (): void => {
  new MutationObserver(follow).observe(document, { childList: true, subtree: true });
};

/** Restores the server's texts, so that hydration finds what it compares. The browser translates them again afterwards. */
export const showOriginals = (): void => {
  for (const standIn of document.querySelectorAll('font')) {
    const original = originals.get(standIn);
    if (original !== undefined) standIn.replaceWith(original);
  }
};
