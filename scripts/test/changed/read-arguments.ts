/** What `npm test -- …` asks for: names of parts, and whether only what changes can reach is run. */
export type Asked = { parts: readonly string[]; changed: { revision: string | null } | null };

const option = /^--changed(?:=(.+))?$/;

export function readArguments(given: readonly string[]): Asked {
  const changed = given.map((text) => option.exec(text)).find((found) => found !== null);
  return {
    parts: given.filter((text) => !option.test(text)),
    changed: changed ? { revision: changed[1] ?? null } : null,
  };
}
