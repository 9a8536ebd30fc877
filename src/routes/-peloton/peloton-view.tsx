import { useSelector } from '@xstate/react';
import { Suspense, useCallback, useState } from 'react';
import type { User } from '#machines/auth/auth.types.ts';
import { type CachedEntitySnapshot, selectData } from '#machines/entity/cached-entity.machine.ts';
import { call } from '#src/api/call.ts';
import { callList } from '#src/api/call-list.ts';
import { getPeloton } from '#src/api/calls/event.calls.ts';
import { getPelotonLogbook } from '#src/api/calls/member-desk.calls.ts';
import { get } from '#src/api/describe-call.ts';
import { EntityPage } from '#src/app/entities/entity-page.tsx';
import { type CameEntity, useEntity } from '#src/app/entities/use-entity.ts';
import { useLiveTotal } from '#src/app/live/use-live-total.ts';
import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';
import { useOpenedApp } from '#src/app/root-actor/use-opened-app.ts';
import { knownUser } from '#src/app/session/session.ts';
import { lazyComponent } from '#src/components/lazy/lazy-component.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import type { AboutPeloton } from '#src/features/peloton/page/about.ts';
import { leads, type Peloton, withRaised } from '#src/features/peloton/peloton-messages.ts';
import { PelotonPage } from '#src/features/peloton/peloton-page.tsx';
import { sharedPeloton, voiceInPeloton } from '#src/features/share/shared-pages.ts';
import { SharePage } from '#src/routes/-share/share-page.tsx';
import { readFamily, readFamilyPage, readRoster } from './about-peloton.ts';
import { JoinControl } from './join-control.tsx';

const PelotonFamily = lazyComponent(async () => (await import('./peloton-family.tsx')).PelotonFamily);

const OwnEntries = lazyComponent(
  async () => (await import('#src/features/member-desk/own-entries.tsx')).OwnEntries,
);

/** The live total is the public one. Captain and admins see the exact one, so it is loaded; null for everyone else. */
const ledFundraising = async (app: AppActor, id: string): Promise<Peloton['fundraising'] | null> =>
  leads((await knownUser(app))?.peloton, id) ? (await call(getPeloton(id))).fundraising : null;

const selectUser = (snapshot: CachedEntitySnapshot | undefined) => snapshot && selectData<User>(snapshot);

type ShownPelotonProps = { peloton: Peloton; about: AboutPeloton; isJoining: boolean };

/** A peloton, in the visitor's view until the app knows the reader. */
const ShownPeloton = ({ peloton, about, isJoining }: ShownPelotonProps) => {
  const { id, name } = peloton;
  const app = useOpenedApp();
  const user = useSelector(app === null ? undefined : systemActor(app, 'currentUser'), selectUser);
  useLiveTotal('Peloton', id, async (raised) => {
    if (app === null) return;
    const led = await ledFundraising(app, id);
    const actor = systemActor(app, 'peloton');
    const shown = selectData<Peloton>(actor.getSnapshot());
    if (shown?.id !== id) return;
    actor.send({ type: 'fundraising.replaced', fundraising: led ?? withRaised(shown, raised) });
  });
  const [newer, setNewer] = useState<{ id: string } & Partial<AboutPeloton>>({ id });
  const show = useCallback(
    (read: Partial<AboutPeloton>) => setNewer((shown) => ({ ...(shown.id === id && shown), id, ...read })),
    [id],
  );
  const readAgain = async () => {
    if (app === null) return;
    const data = await call(getPeloton(id));
    systemActor(app, 'peloton').send({ type: 'entity.received', id, data, at: Date.now() });
    if (data.level === 'super') show({ family: await readFamily(id) });
  };
  // A person who joins or leaves looks for themself in the list.
  const onMembers = useCallback(
    () => void readRoster(id).then((roster) => roster !== null && show({ roster })),
    [id, show],
  );
  usePageTitle(name);
  const isLeader = leads(user?.peloton, id);
  return (
    <PelotonPage
      peloton={peloton}
      about={newer.id === id ? { ...about, ...newer } : about}
      isLeader={isLeader}
      join={<JoinControl peloton={peloton} isAsked={isJoining} onMembers={onMembers} />}
      share={
        <SharePage
          isEarly
          shared={sharedPeloton(peloton)}
          voice={voiceInPeloton(user?.peloton, id)}
          tone="plain"
          size="lg"
        >
          Share
        </SharePage>
      }
      own={
        app === null || user?.peloton?.id !== id ? null : (
          <Suspense>
            {user.peloton.isCaptain ? (
              // After a failure the next visit loads it again.
              <PelotonFamily
                app={app}
                peloton={peloton}
                onChanged={() => void readAgain().catch(() => undefined)}
              />
            ) : null}
            {isLeader || user.peloton.isPending ? null : (
              <OwnEntries
                key={user.publicId}
                publicId={user.publicId}
                load={async () => (await callList(getPelotonLogbook(id, { limit: 100 }))).items}
              />
            )}
          </Suspense>
        )
      }
      loadParts={() => call(get('/peloton/{id}/fundraising/parts', 'LOAD_PELOTON_PARTS', { path: { id } }))}
      loadFamilyPage={(page) => readFamilyPage(id, page)}
    />
  );
};

type PelotonViewProps = AboutPeloton & {
  /** The id in the address. */
  id: string;
  /** Null if the app loads the peloton. */
  came: CameEntity<Peloton> | null;
  /** The address opens the panel to join. */
  isJoining: boolean;
};

/** The page of `/peloton/{id}`, connected to the app. */
export const PelotonView = ({ id, came, isJoining, ...about }: PelotonViewProps) => (
  <EntityPage<Peloton> actor={useEntity('peloton', id, came)} id={id} came={came?.data ?? null}>
    {(peloton) => <ShownPeloton peloton={peloton} about={about} isJoining={isJoining} />}
  </EntityPage>
);
