let isAsking = false;

/** Whether a person has typed or chosen something, which in some browsers goes with the page. */
const isFilledIn = () =>
  document.querySelector(
    'input:checked:not([checked]), [checked]:not(:checked), [selected]:not(:checked)',
  ) !== null ||
  [...document.querySelectorAll<HTMLInputElement>(':read-write')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/**
 * Loads the page anew, where the server has it, nothing is filled in, and that wasn't tried before: some browsers remember, as long as a
 * page is open, that one of its scripts could not be had.
 * @param isNeeded asked when the server has answered: the script may have come meanwhile
 */
export const renewOnce = (isNeeded: () => boolean): void => {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (isAsking || opening?.type === 'reload') return;
  isAsking = true;
  fetch('').then(
    ({ ok }) => {
      isAsking = ok && isNeeded() && !isFilledIn();
      if (isAsking) location.reload();
    },
    () => {
      isAsking = false;
    },
  );
};
