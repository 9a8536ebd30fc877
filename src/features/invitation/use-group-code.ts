import { useEffect, useState } from 'react';
import { failureText } from '#machines/flow-error.ts';
import type { components } from '#openapi/contract.gen.ts';
import { call } from '#src/api/call.ts';
import { get, post } from '#src/api/describe-call.ts';

export type GroupCode = components['schemas']['PelotonGroupCode'];

type Shown =
  | { state: 'loading' | 'renewing'; code: GroupCode | null; failure: null }
  | { state: 'shown'; code: GroupCode | null; failure: string | null };

/** A peloton's current group code, and a function to renew it. */
export const useGroupCode = (pelotonId: string) => {
  const [shown, setShown] = useState<Shown>({ state: 'loading', code: null, failure: null });
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press of “Try again” asks again
  useEffect(() => {
    let isGone = false;
    setShown({ state: 'loading', code: null, failure: null });
    call(get('/peloton/{id}/group-code', 'LOAD_GROUP_CODE', { path: { id: pelotonId } })).then(
      ({ groupCode }) => isGone || setShown({ state: 'shown', code: groupCode, failure: null }),
      (error: unknown) => isGone || setShown({ state: 'shown', code: null, failure: failureText(error) }),
    );
    return () => {
      isGone = true;
    };
  }, [pelotonId, asked]);

  const renew = async () => {
    const { code } = shown;
    setShown({ state: 'renewing', code, failure: null });
    try {
      const { groupCode } = await call(
        post('/peloton/{id}/group-code', 'RENEW_GROUP_CODE', {
          path: { id: pelotonId },
          key: crypto.randomUUID(),
        }),
      );
      setShown({ state: 'shown', code: groupCode, failure: null });
    } catch (error) {
      setShown({ state: 'shown', code, failure: failureText(error) });
    }
  };
  return { ...shown, retry: () => setAsked((before) => before + 1), renew: () => void renew() };
};
