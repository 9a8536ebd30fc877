import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { selectData } from '#machines/entity/cached-entity.machine.ts';
import { isWritten } from '#machines/member-desk/letter.rules.ts';
import type { memberDeskMachine } from '#machines/member-desk/member-desk.machine.ts';
import type { DeskQuery } from '#machines/member-desk/member-desk.types.ts';
import { personOf } from '#machines/member-desk/member-desk.updates.ts';
import { callList } from '#src/api/call-list.ts';
import { getDeskMembers } from '#src/api/calls/member-desk.calls.ts';
import { searchPeople } from '#src/api/calls/search.calls.ts';
import { useCurrentUser, useFlow, useSystemActor } from '#src/app/root-actor/use-app.ts';
import { useLeaveWarning } from '#src/app/router/use-leave-warning.ts';
import { useFlowActor } from '#src/components/flow/use-flow-actor.ts';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import { Forecast } from '#src/features/forecast/forecast.tsx';
import { type DeskTab, deskLink } from '#src/features/member-desk/desk-address.ts';
import { DeskPage } from '#src/features/member-desk/desk-page.tsx';
import { letterFlow } from '#src/features/member-desk/letter.actors.ts';
import { keptLetter, useKeptLetter } from '#src/features/member-desk/letter.storage.ts';
import { inForWords, type Peloton } from '#src/features/peloton/peloton-messages.ts';
import { PelotonInviting } from './peloton-inviting.tsx';

const leaving = ['Leave without sending?', 'Your e-mail hasn’t been sent, and you’ll lose what you wrote.'];

const found = 8;

/** Finds participants without a peloton by name. */
const findPeople = async (query: string) => {
  const { items } = await callList(searchPeople({ query, limit: found }));
  return items.flatMap((one) =>
    one.type === 'User' && one.pelotonName === null
      ? [{ id: one.publicId, name: personOf(one).name, note: inForWords(one.participantTypes) }]
      : [],
  );
};

/** The desk of `/peloton/{id}/members` for captain and admins, connected to the app. */
export const MemberDesk = ({ id, query, tab }: { id: string; query: DeskQuery; tab: DeskTab }) => {
  const navigate = useNavigate();
  const actor = useFlow<typeof memberDeskMachine>('member-desk');
  const snapshot = useSelector(actor, (one) => one);
  const auth = useSystemActor('auth');
  const wayBack = useWayBack(auth);
  const [logic] = useState(() => letterFlow(auth));
  const peloton = useSelector(useSystemActor('peloton'), (one) => selectData<Peloton>(one));
  const publicId = useCurrentUser()?.publicId ?? '';
  const [kept] = useState(() => keptLetter({ owner: publicId, pelotonId: id }));
  const letter = useFlowActor(logic, { input: { pelotonId: id, kept } });
  useKeptLetter(letter, publicId, id);
  const written = useSelector(letter, (one) => one);
  // The logbook contains the e-mail now.
  const isSent = written.matches('sent');
  useEffect(() => {
    if (isSent) actor.send({ type: 'desk.outdated' });
  }, [actor, isSent]);
  useLeaveWarning(!isSent && isWritten(written.context.draft), leaving);
  // The address decides: links, Back and Forward change it.
  const wanted = JSON.stringify(query);
  useEffect(() => {
    const asked = JSON.parse(wanted) as DeskQuery;
    if (wanted !== JSON.stringify(actor.getSnapshot().context.query))
      actor.send({ type: 'query.changed', query: asked });
  }, [actor, wanted]);
  const findMembers = useCallback(
    async (name: string) => {
      const { items } = await callList(getDeskMembers(id, { search: name, limit: found }));
      return items.map((member) => ({ id: member.publicId, name: personOf(member).name }));
    },
    [id],
  );
  return (
    <DeskPage
      snapshot={snapshot}
      tab={tab}
      send={actor.send}
      letter={{ snapshot: written, send: letter.send }}
      onQuery={(next) => void navigate({ ...deskLink(id, tab, next), resetScroll: false })}
      inForWords={inForWords}
      findPeople={findPeople}
      findMembers={findMembers}
      wayBack={wayBack}
      // A change of the members changes the forecast.
      forecast={<Forecast key={`${id} ${snapshot.context.view?.desk.membersCount}`} of="Peloton" id={id} />}
      invitation={peloton?.id === id ? <PelotonInviting peloton={peloton} /> : null}
    />
  );
};
