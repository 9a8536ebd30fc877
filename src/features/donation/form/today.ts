/** Today by the reader's own calendar, YYYY-MM-DD. */
export const today = (): string => {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
};
