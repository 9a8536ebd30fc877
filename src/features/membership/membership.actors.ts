import { fromCallback, fromPromise } from 'xstate';
import { membershipMachine } from '#machines/membership/membership.machine.ts';
import type { PageEvent } from '#machines/membership/membership.types.ts';
import { call } from '#src/api/call.ts';
import { del, get, post, put } from '#src/api/describe-call.ts';
import { type SessionAuth, watchSessionOf } from '#src/components/way-back/watch-session.ts';

export type MembershipPorts = {
  auth: SessionAuth;
};

/** The membership machine with the API, the page and the session as its ports. */
export const membershipFlow = ({ auth }: MembershipPorts) =>
  membershipMachine.provide({
    actors: {
      loadJoinState: fromPromise(({ input: { pelotonId: id } }) =>
        call(get('/peloton/{id}/join', 'LOAD_JOIN_STATE', { path: { id } })),
      ),
      sendRequest: fromPromise(({ input: { pelotonId: id, message, key } }) =>
        call(post('/peloton/{id}/join', 'JOIN_PELOTON', { path: { id }, data: { message }, key })),
      ),
      withdrawRequest: fromPromise(({ input: { pelotonId: id, key } }) =>
        call(del('/peloton/{id}/join', 'WITHDRAW_JOIN_REQUEST', { path: { id }, key })),
      ),
      enterCode: fromPromise(({ input: { groupCode, key } }) =>
        call(post('/user/peloton', 'JOIN_BY_GROUP_CODE', { data: { groupCode }, key })),
      ),
      previewLeaving: fromPromise(({ input: { pelotonId: id, publicId: userId } }) =>
        call(get('/peloton/{id}/member/{userId}', 'PREVIEW_LEAVING', { path: { id, userId } })),
      ),
      leave: fromPromise(async ({ input: { pelotonId: id, publicId: userId, key } }) => {
        await call(
          del('/peloton/{id}/member/{userId}', 'REMOVE_PELOTON_MEMBER', { path: { id, userId }, key }),
        );
      }),
      answerOffer: fromPromise(async ({ input: { pelotonId: id, publicId: userId, isAccepting, key } }) => {
        const about = { path: { id, userId }, key };
        if (isAccepting) await call(put('/peloton/{id}/captain/{userId}', 'ACCEPT_CAPTAINCY', about));
        else await call(del('/peloton/{id}/captain/{userId}', 'END_CAPTAINCY_OFFER', about));
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
