let isAsking = false;

/** Whether a person has typed or chosen something, which some browsers lose in a reload. */
const isFilledIn = () =>
  document.querySelector(
    'input:checked:not([checked]), [checked]:not(:checked), [selected]:not(:checked)',
  ) !== null ||
  [...document.querySelectorAll<HTMLInputElement>(':read-write')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/**
 * Reloads the page once, if the server responds and the person has filled in nothing. Some browsers remember a failed script as long as the
 * page is open.
 * @param isNeeded called after the response: the script may be loaded by then
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
