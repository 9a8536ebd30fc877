/** What this page has read, for as long as it is open; the latest first to go last. */
const known = new Map<string, unknown>();

/** More than anybody goes back. */
const room = 50;

/** A no of the browser is certain. The server, which reads pages too, has no say in it. */
const isOffline = () => navigator.onLine === false;

/** With the connection gone, what was read stays readable: then the last answer stands in for the one that can't be had. */
export const orLastRead = async <Answer>(key: string, read: () => Promise<Answer>): Promise<Answer> => {
  try {
    const answer = await read();
    known.delete(key);
    known.set(key, answer);
    if (known.size > room) known.delete(known.keys().next().value ?? '');
    return answer;
  } catch (error) {
    if (isOffline() && known.has(key)) return known.get(key) as Answer;
    throw error;
  }
};

/** Whoever was signed in takes along what was theirs. */
export const forgetLastRead = (): void => known.clear();
