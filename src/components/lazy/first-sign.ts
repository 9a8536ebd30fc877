/** Events that show that a person uses the page. Autofill and scripted clicks send no key and no pointer. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'input', 'click'];

/**
 * Calls once, at the first such event. It listens in the capture phase, because React stops a tap or a key in a part that is not hydrated.
 * @returns a controller whose abort stops the listening
 */
export const onFirstSign = (tell: () => void): AbortController => {
  const listening = new AbortController();
  const { signal } = listening;
  for (const sign of signs)
    addEventListener(
      sign,
      ({ type, movementX, movementY }: Event & Partial<PointerEvent>) => {
        // Browsers report a resting pointer as moved, by 0 pixels, when the layout changes beneath it.
        if (type === 'pointermove' && !movementX && !movementY) return;
        listening.abort();
        tell();
      },
      { capture: true, signal },
    );
  return listening;
};
