import { useEffect, useState } from 'react';
import { call } from '#src/api/call.ts';
import { getUserParticipation } from '#src/api/calls/profile.calls.ts';
import type { RideType } from '#src/features/content/rides.ts';

const nothing: ReadonlySet<RideType> = new Set();

/** The public id that this browser remembers of who has signed in. It decides about looks only. */
const rememberedId = () => /(?:^|; )currentUserPublicId=([a-z0-9-]+)/.exec(document.cookie)?.[1] ?? null;

/** The rides that the reader takes part in already, as everybody may know; empty for a visitor, and until it is known. */
export const useRidden = (): ReadonlySet<RideType> => {
  const [ridden, setRidden] = useState(nothing);
  useEffect(() => {
    const id = rememberedId();
    if (id === null) return undefined;
    let isLeft = false;
    call(getUserParticipation(id)).then(
      ({ routes }) => isLeft || setRidden(new Set(routes.map(({ rideType }) => rideType))),
      // Then the ways in are a visitor's, and registering says what they have.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return ridden;
};
