/**
 * Loads the page anew, where the server answers and that wasn't tried before: some browsers remember, as long as a page is open, that
 * one of its scripts could not be had.
 */
export const renewOnce = async (): Promise<void> => {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opening?.type === 'reload') return;
  const answer = await fetch(location.href).catch(() => null);
  if (answer !== null && answer.status < 500) location.reload();
};
