import { useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import { letterMachine } from '#machines/member-desk/letter.machine.ts';
import { deskTabs } from '#src/features/member-desk/desk-address.ts';
import { DeskPage } from '#src/features/member-desk/desk-page.tsx';
import { LetterPart } from '#src/features/member-desk/letter-part.tsx';
import type { LetterActor, MemberDeskActor } from '#src/features/member-desk/member-desk.types.ts';
import { wayBack } from '#test/support/auth/sign-in-again.ts';
import { useTab } from '#test/support/page-tabs/use-tab.ts';
import { deskPelotonId } from './member-desk-fixture.ts';

const letter = createActor(letterMachine, { input: { pelotonId: deskPelotonId, kept: null } });
const untouched = { snapshot: letter.getSnapshot(), send: () => undefined };

const nobody = async () => [];
const mel = async () => [{ id: 'mel-hart', name: 'Mel Hart' }];

/** The desk around a walked actor. The route turns another order into another address, and that into an event. */
export const MemberDeskHarness = ({ actor }: { actor: MemberDeskActor }) => {
  const tab = useTab('today');
  return (
    <DeskPage
      tab={deskTabs.find((one) => one === tab) ?? 'today'}
      snapshot={useSelector(actor, (one) => one)}
      send={actor.send}
      letter={untouched}
      onQuery={(query) => actor.send({ type: 'query.changed', query })}
      inForWords={({ isVolunteer }) => (isVolunteer ? 'Ride Weekend, volunteering' : 'Ride Weekend')}
      findPeople={nobody}
      findMembers={mel}
      wayBack={wayBack}
    />
  );
};

/** The letter around a walked actor. */
export const LetterHarness = ({ actor }: { actor: LetterActor }) => (
  <LetterPart
    snapshot={useSelector(actor, (one) => one)}
    send={actor.send}
    others={1}
    lettersLeft={3}
    findMembers={mel}
    wayBack={wayBack}
  />
);
