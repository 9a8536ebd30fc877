/** Runs slow work after the next frame is painted, so that a press shows its effect at once. Returns a function that cancels it. */
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
