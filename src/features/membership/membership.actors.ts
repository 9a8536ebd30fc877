import { fromCallback, fromPromise } from 'xstate';
import { membershipMachine } from '#machines/membership/membership.machine.ts';
import type { PageEvent } from '#machines/membership/membership.types.ts';
import { call } from '#src/api/call.ts';
import { type SessionAuth, watchSessionOf } from '#src/components/way-back/watch-session.ts';
import {
  acceptCaptaincy,
  endCaptaincyOffer,
  getJoinState,
  joinByGroupCode,
  joinPeloton,
  previewLeaving,
  removePelotonMember,
  withdrawJoinRequest,
} from './membership.calls.ts';

export type MembershipPorts = {
  auth: SessionAuth;
};

/** The membership machine with the API, the page and the session as its ports. */
export const membershipFlow = ({ auth }: MembershipPorts) =>
  membershipMachine.provide({
    actors: {
      loadStanding: fromPromise(({ input: { pelotonId } }) => call(getJoinState(pelotonId))),
      sendRequest: fromPromise(({ input: { pelotonId, message, key } }) =>
        call(joinPeloton(pelotonId, message, key)),
      ),
      withdrawRequest: fromPromise(({ input: { pelotonId, key } }) =>
        call(withdrawJoinRequest(pelotonId, key)),
      ),
      enterCode: fromPromise(({ input: { groupCode, key } }) => call(joinByGroupCode(groupCode, key))),
      previewLeaving: fromPromise(({ input: { pelotonId, publicId } }) =>
        call(previewLeaving(pelotonId, publicId)),
      ),
      leave: fromPromise(async ({ input: { pelotonId, publicId, key } }) => {
        await call(removePelotonMember(pelotonId, publicId, key));
      }),
      answerOffer: fromPromise(async ({ input: { pelotonId, publicId, isAccepting, key } }) => {
        if (isAccepting) await call(acceptCaptaincy(pelotonId, publicId, key));
        else await call(endCaptaincyOffer(pelotonId, publicId, key));
      }),
      watchPage: fromCallback<PageEvent, undefined>(({ sendBack }) => {
        const tell = () =>
          sendBack({ type: document.visibilityState === 'hidden' ? 'page.hidden' : 'page.shown' });
        document.addEventListener('visibilitychange', tell);
        if (document.visibilityState === 'hidden') tell();
        return () => document.removeEventListener('visibilitychange', tell);
      }),
      watchSession: watchSessionOf(auth),
    },
  });
