import { useEffect, useState } from 'react';
import { call } from '#src/api/call.ts';
import { getUserParticipation } from '#src/api/calls/profile.calls.ts';
import type { RideType } from '#src/features/content/rides.ts';

const nothing: ReadonlySet<RideType> = new Set();

/** The public id of the person whom this browser remembers. It affects only the display. */
const rememberedId = () => /(?:^|; )currentUserPublicId=([a-z0-9-]+)/.exec(document.cookie)?.[1] ?? null;

/** The reader's rides, from public data; empty for a visitor, and until it is loaded. */
export const useRidden = (): ReadonlySet<RideType> => {
  const [ridden, setRidden] = useState(nothing);
  useEffect(() => {
    const id = rememberedId();
    if (id === null) return undefined;
    let isLeft = false;
    call(getUserParticipation(id)).then(
      ({ routes }) => isLeft || setRidden(new Set(routes.map(({ rideType }) => rideType))),
      // Then the buttons are a visitor's, and registration shows the person's rides.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return ridden;
};
