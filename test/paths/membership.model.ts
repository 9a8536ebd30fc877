import { defineModel } from '@product/path-driver';
import { membershipMachine } from '#machines/membership/membership.machine.ts';
import { codeErrors, requestErrors } from '#machines/membership/membership.rules.ts';
import type { JoinState } from '#machines/membership/membership.types.ts';
import { refusal, usualFailures } from '#test/support/failures.ts';
import { membershipPageObject } from '#test/support/membership/membership.page-object.ts';
import * as joinStates from '#test/support/membership/membership-fixture.ts';

const overtaken = (code: string, message: string) => refusal(409, code, message);
const unknownCode = refusal(
  422,
  'group-code-unknown',
  'We don’t recognize this group code. Check it with your captain and try again.',
  {
    fields: [
      {
        path: 'groupCode',
        code: 'group-code-unknown',
        message: 'We don’t recognize this group code. Check it with your captain and try again.',
      },
    ],
  },
);

const key = 'f6b7f6ac-3f0c-4c53-9d6c-0c4f1d2f6d14';
const failures = usualFailures;

/** A field that would only refuse the person is not shown. */
const canEnterCode = (joinState: JoinState | null): boolean =>
  joinState?.refusal !== 'participants-only' && joinState?.refusal !== 'member-elsewhere';

export const membershipModel = defineModel({
  machine: membershipMachine,
  starts: {
    'a visitor': { pelotonId: joinStates.peloton.id, publicId: null },
    'somebody signed in': { pelotonId: joinStates.peloton.id, publicId: 'tess-larkspur' },
    'somebody who has no peloton yet': { pelotonId: null, publicId: 'tess-larkspur' },
  },
  events: {
    'load.retried': {},
    // One field at a time: the other stays empty, so that typing doesn't multiply the states. What is wrong can be corrected.
    'message.changed': ({ context: { message, code } }): Record<string, { message: string }> => {
      if (code !== '') return {};
      const good = { 'a message': { message: 'I climb slowly.' } };
      if (message === '') return { ...good, 'too long': { message: 'x'.repeat(501) } };
      return requestErrors({ message }).message === undefined ? {} : good;
    },
    'request.submitted': { '': { key } },
    'request.renewed': {},
    'withdrawal.requested': {},
    'withdrawal.dropped': {},
    'withdrawal.confirmed': { '': { key } },
    'elsewhere.withdrawn': { '': { key } },
    'code.changed': ({ context: { message, code, joinState } }): Record<string, { code: string }> => {
      if (!canEnterCode(joinState) || message !== '') return {};
      const good = { 'a code': { code: 'RIDGE27' } };
      if (code === '') return { ...good, 'no code': { code: 'a?' } };
      return codeErrors({ code }).groupCode === undefined ? {} : good;
    },
    'code.submitted': ({ context: { joinState } }): Record<string, { key: string }> =>
      canEnterCode(joinState) ? { '': { key } } : {},
    'leave.requested': {},
    'leave.dropped': {},
    'leave.confirmed': { '': { key } },
    'offer.accepted': { '': { key } },
    'offer.declined': { '': { key } },
    'page.hidden': {},
    'page.shown': {},
    'session.restored': {},
  },
  outcomes: {
    loadJoinState: {
      done: {
        'can ask': { output: joinStates.none },
        'not registered': { output: joinStates.notRegistered },
        'not accepting': { output: joinStates.notAccepting },
        'member elsewhere': { output: joinStates.memberElsewhere },
        'asked elsewhere': { output: joinStates.askedElsewhere },
        pending: { output: joinStates.pending },
        rejected: { output: joinStates.rejected },
        'rejected, then closed': {
          output: { ...joinStates.rejected, refusal: 'not-accepting-members' as const },
        },
        expired: { output: joinStates.lapsed },
        'expired, then closed': {
          output: { ...joinStates.lapsed, refusal: 'not-accepting-members' as const },
        },
        member: { output: joinStates.member },
        captain: { output: joinStates.captain },
        offered: { output: joinStates.offered },
      },
      error: failures,
    },
    refreshJoinState: {
      done: ({ context: { joinState } }) => ({
        'as before': { output: joinState ?? joinStates.none },
        ...(joinState?.state === 'pending'
          ? { approved: { output: joinStates.member }, rejected: { output: joinStates.rejected } }
          : { 'offer taken back': { output: joinStates.member } }),
      }),
      error: failures,
    },
    sendRequest: {
      done: { asked: { output: joinStates.pending } },
      error: {
        ...failures,
        'closed meanwhile': overtaken(
          'not-accepting-members',
          'Its captain has closed it to new requests. You can still join with a group code from its captain or an admin.',
        ),
      },
    },
    enterCode: {
      done: {
        here: { output: joinStates.member },
        elsewhere: { output: { ...joinStates.member, pelotonId: joinStates.other.id } },
      },
      error: {
        ...failures,
        'unknown code': unknownCode,
        'member elsewhere': overtaken(
          'member-elsewhere',
          'A person can be in one peloton a year. They have to leave the other one first.',
        ),
      },
    },
    withdrawRequest: {
      done: { withdrawn: { output: joinStates.none } },
      error: {
        ...failures,
        'decided meanwhile': overtaken(
          'request-decided',
          'Someone answered it, or it was withdrawn or expired. Reload the page.',
        ),
      },
    },
    withdrawElsewhere: {
      done: { withdrawn: { output: joinStates.none } },
      error: {
        ...failures,
        'decided meanwhile': overtaken(
          'request-decided',
          'Someone answered it, or it was withdrawn or expired. Reload the page.',
        ),
      },
    },
    answerOffer: {
      done: { answered: { output: undefined } },
      error: {
        ...failures,
        'ended meanwhile': overtaken(
          'offer-ended',
          'It was withdrawn, answered or expired. Reload the page.',
        ),
      },
    },
    previewLeaving: {
      done: ({ context: { joinState } }) =>
        joinState?.role === 'captain'
          ? {
              'captain of others': { output: joinStates.captainPreview },
              'the only member': { output: joinStates.lastPreview },
            }
          : { member: { output: joinStates.memberPreview } },
      error: {
        ...failures,
        'removed meanwhile': overtaken(
          'member-not-found',
          'This person isn’t a member this year. Reload the list.',
        ),
      },
    },
    leave: {
      done: { left: { output: undefined } },
      error: {
        ...failures,
        'captain meanwhile': overtaken(
          'captaincy-first',
          'A peloton needs a captain. Offer the captaincy to a member, and leave once they have accepted.',
        ),
      },
    },
  },
  serializeState: (snapshot) => {
    const { joinState, preview, message, code, fieldErrors, problem, isAccepting } = snapshot.context;
    const isAsked = ['loading', 'unavailable', 'expired'].some((state) => snapshot.value === state);
    return {
      isLooking: snapshot.context.pelotonId === null,
      // New data doesn't count until it has arrived.
      joinState: isAsked
        ? null
        : joinState && [
            joinState.state,
            joinState.role,
            joinState.refusal,
            joinState.captaincyOffer !== null,
          ],
      preview:
        snapshot.matches('reviewing') || snapshot.matches('leaving') || snapshot.matches('left')
          ? preview && [preview.role, preview.isLast]
          : null,
      isAccepting: snapshot.matches('answering') && isAccepting,
      message: message.length,
      code,
      fieldErrors: Object.keys(fieldErrors),
      problem: problem?.kind ?? null,
    };
  },
  pageObject: membershipPageObject,
});
