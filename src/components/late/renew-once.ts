let isAsking = false;

/** What stands in a field goes with the page in some browsers. */
const isTypedInto = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/**
 * Loads the page anew, where the server has it, nobody has typed, and that wasn't tried before: some browsers remember, as long as a
 * page is open, that one of its scripts could not be had.
 * @param isNeeded asked when the server has answered: the script may have come meanwhile
 */
export const renewOnce = async (isNeeded: () => boolean): Promise<void> => {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (isAsking || opening?.type === 'reload') return;
  isAsking = true;
  const answer = await fetch(location.href).catch(() => null);
  isAsking = false;
  if ((answer?.ok || answer?.status === 404) && isNeeded() && !isTypedInto()) location.reload();
};
