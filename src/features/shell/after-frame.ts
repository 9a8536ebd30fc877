/**
 * Does what takes long once the next frame is painted, so that whoever pressed something sees at once that it was heard.
 * Returns the way to call it off.
 */
export const afterFrame = (act: () => void): (() => void) => {
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    task = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
};
