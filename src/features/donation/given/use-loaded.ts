import { useEffect, useState } from 'react';
import { failureText } from '#src/api/save-file.ts';

/** A value that is loaded when it is shown. `key` identifies it, and is null until then; another key loads again. */
export const useLoaded = <Value>(key: string | null, load: () => Promise<Value>) => {
  const [loaded, setLoaded] = useState<{ key: string; value: Value } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is read and another try asks again; `load` is made anew by each rendering
  useEffect(() => {
    if (key === null) return undefined;
    let isCurrent = true;
    setFailure(null);
    load().then(
      (value) => isCurrent && setLoaded({ key, value }),
      (error: unknown) => isCurrent && setFailure(failureText(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, tries]);
  return {
    value: loaded !== null && loaded.key === key ? loaded.value : null,
    failure,
    retry: () => setTries(tries + 1),
  };
};
