/** "2 days" until a date, counted from another; 0 on the day itself, negative when it is past. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000);
