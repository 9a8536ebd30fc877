type Versioned = { version?: string; fundraising?: { version?: string } };

/**
 * The version that a change of `path` names for somebody who has just loaded what they change.
 * @param read the answer of a GET, the address without `/api`
 */
export const seenVersion = async (
  path: string,
  read: (path: string) => Promise<unknown>,
): Promise<string> => {
  const isOwnGoal = path === '/user/fundraising';
  const shown = (await read(path.replace(/\/fundraising$/, ''))) as Versioned;
  return (isOwnGoal ? shown.fundraising : shown)?.version ?? '"nothing seen"';
};
