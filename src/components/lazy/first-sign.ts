/** By these somebody shows that the page is used. What fills a form in for a person, or presses for them, sends no key and no pointer. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'input', 'click'];

/**
 * Calls once, at the first sign that somebody uses the page. Heard on the way down: from a part that is not hydrated yet React lets
 * a tap or a key go no further.
 * @returns ends the listening when it is aborted
 */
export const onFirstSign = (tell: () => void): AbortController => {
  const listening = new AbortController();
  const { signal } = listening;
  for (const sign of signs)
    addEventListener(
      sign,
      ({ type, movementX, movementY }: Event & Partial<PointerEvent>) => {
        // Browsers report a pointer that rests as moved, by nothing, when the layout changes beneath it.
        if (type === 'pointermove' && !movementX && !movementY) return;
        listening.abort();
        tell();
      },
      { capture: true, signal },
    );
  return listening;
};
