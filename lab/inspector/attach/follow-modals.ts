type Movable = ParentNode & { moveBefore?: (node: Node, before: null) => void };

/**
 * Keeps an element above the page and usable, whatever modal dialog is open: all outside of such a dialog is dead, so the element moves into
 * it, and back when the dialog closes or leaves the document. A frame in it is not loaded again. A browser without `moveBefore` leaves it dead.
 * @param dock has `popover="manual"`, so that no parent clips or shifts it
 * @returns ends it
 */
export const followModals = (dock: HTMLElement): (() => void) => {
  const move = (parent: Movable) => {
    if (dock.parentNode === parent || parent.moveBefore === undefined) return;
    parent.moveBefore(dock, null);
    raise();
  };
  /** Above what came to the top since. */
  const raise = () => {
    if (dock.matches(':popover-open')) dock.hidePopover();
    dock.showPopover();
  };
  const innermost = (besides?: Node): Movable =>
    [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')]
      .filter((dialog) => besides?.contains(dialog) !== true)
      .at(-1) ?? document.documentElement;

  const { showModal, close } = HTMLDialogElement.prototype;
  const { removeChild } = Node.prototype;
  HTMLDialogElement.prototype.showModal = function () {
    showModal.call(this);
    move(this);
  };
  HTMLDialogElement.prototype.close = function (result?: string) {
    if (this.contains(dock)) move(innermost(this));
    close.call(this, result);
  };
  // A person closes a dialog by Escape, without a call.
  const closed = () => move(innermost());
  document.addEventListener('close', closed, true);
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    if (child !== (dock as Node) && child.contains(dock)) move(innermost(child));
    return removeChild.call(this, child) as Child;
  };
  raise();
  move(innermost());
  return () => {
    document.removeEventListener('close', closed, true);
    Object.assign(HTMLDialogElement.prototype, { showModal, close });
    Node.prototype.removeChild = removeChild;
  };
};
