import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { isSessionExpired, isUnreachable } from '#machines/auth/auth.selectors.ts';
import type { User } from '#machines/auth/auth.types.ts';
import { type CachedEntitySnapshot, selectData } from '#machines/entity/cached-entity.machine.ts';
import { fullNameOf } from '#machines/form/person-name.ts';
import { call } from '#src/api/call.ts';
import { getUser } from '#src/api/calls/user.calls.ts';
import { get } from '#src/api/describe-call.ts';
import { EntityLoading, EntityPage } from '#src/app/entities/entity-page.tsx';
import { type CameEntity, useEntity } from '#src/app/entities/use-entity.ts';
import { useLiveTotal } from '#src/app/live/use-live-total.ts';
import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';
import { useOpenedApp } from '#src/app/root-actor/use-opened-app.ts';
import { knownUser } from '#src/app/session/session.ts';
import { Fold } from '#src/components/fold/fold.tsx';
import { useArrived } from '#src/components/lazy/arrived.ts';
import { lazyComponent } from '#src/components/lazy/lazy-component.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { readCookie } from '#src/features/auth/auth.cookies.ts';
import { CampSkeleton, campSizeOf } from '#src/features/base-camp/camp-skeleton.tsx';
import { OwnActions, OwnStoryPart } from '#src/features/profile/own-story-part.tsx';
import type { About } from '#src/features/profile/page/about.ts';
import { type Profile, takesDonations, withRaised } from '#src/features/profile/profile-messages.ts';
import { ProfilePage } from '#src/features/profile/profile-page.tsx';
import { sharedPerson } from '#src/features/share/shared-pages.ts';
import { ShareOwnPage } from '#src/routes/-share/share-own-page.tsx';
import { SharePage } from '#src/routes/-share/share-page.tsx';
import { css } from '#styled-system/css';

/**
 * Whether this browser remembers the profile's person, and the app doesn't know yet whether they are still signed in. Until then neither
 * their view nor the public one is right. For a page that the app renders.
 */
const useOwnAwaited = (id: string): boolean => {
  const app = useOpenedApp();
  const auth = app === null ? undefined : systemActor(app, 'auth');
  const currentUser = app === null ? undefined : systemActor(app, 'currentUser');
  const isSettled = useSelector(
    auth,
    (one) => one !== undefined && (one.matches('loggedOut') || isSessionExpired(one) || isUnreachable(one)),
  );
  const isAnswered = useSelector(
    currentUser,
    (one) => one !== undefined && (one.context.data !== null || one.context.failure !== null),
  );
  return !isSettled && !isAnswered && readCookie('currentUserPublicId') === id;
};

const BaseCamp = lazyComponent(async () => (await import('#src/features/base-camp/base-camp.tsx')).BaseCamp);

/** The base camp above a person's own profile, loaded only for them. */
const OwnCamp = ({ user }: { user: User }) => (
  <Suspense fallback={<CampSkeleton place="profile" size={campSizeOf(user)} />}>
    <BaseCamp
      key={user.publicId}
      user={user}
      place="profile"
      share={<ShareOwnPage user={user} tone="plain" />}
    />
  </Suspense>
);

const Forecast = lazyComponent(async () => (await import('#src/features/forecast/forecast.tsx')).Forecast);

/** The forecast on a person's own profile, loaded when they unfold it. */
const OwnForecast = ({ publicId }: { publicId: string }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold title="See your forecast" onFold={setOpen}>
      {isOpen ? (
        <Suspense fallback={<div className={css({ minHeight: { base: '69rem', sm: '57rem' } })} />}>
          <Forecast key={publicId} of="User" id={publicId} />
        </Suspense>
      ) : null}
    </Fold>
  );
};

/** The live total is the public one. The person sees their exact one, so it is loaded; null for everyone else. */
const ownFundraising = async (app: AppActor, id: string): Promise<Profile['fundraising'] | null> =>
  (await knownUser(app))?.publicId === id ? (await call(getUser(id))).fundraising : null;

const selectUser = (snapshot: CachedEntitySnapshot | undefined) => snapshot && selectData<User>(snapshot);

const selectChosen = (snapshot: CachedEntitySnapshot | undefined) => snapshot?.context.temporaryImage ?? null;

/** A person's own profile is not server-rendered. It is shown when all of its parts are loaded, so that none moves another. */
const Whole = ({ about, children }: { about: About; children: ReactNode }) => {
  useArrived(about.participation);
  useArrived(about.history);
  useArrived(about.donations);
  return children;
};

/** A profile, in the visitor's view until the app knows the reader. */
const ShownProfile = ({ profile, about }: { profile: Profile; about: About }) => {
  const app = useOpenedApp();
  const { publicId } = profile;
  const currentUser = app === null ? undefined : systemActor(app, 'currentUser');
  const user = useSelector(currentUser, selectUser);
  const chosen = useSelector(currentUser, selectChosen);
  const isOwn = user?.publicId === publicId;
  const heardOf = useRef<string | null>(null);
  useLiveTotal('User', publicId, async (raised) => {
    if (app === null) return;
    const isFirst = heardOf.current !== publicId;
    heardOf.current = publicId;
    // The first reported total is the current one, which the page has just loaded.
    if (isFirst && profile.fundraising.raised === raised) return;
    const own = await ownFundraising(app, publicId);
    const viewedUser = systemActor(app, 'viewedUser');
    const shown = selectData<Profile>(viewedUser.getSnapshot());
    if (shown?.publicId !== publicId) return;
    viewedUser.send({ type: 'fundraising.replaced', fundraising: own ?? withRaised(shown, raised) });
  });
  usePageTitle(fullNameOf(profile));
  const page = (
    <ProfilePage
      profile={profile}
      about={about}
      baseCamp={isOwn ? <OwnCamp user={user} /> : undefined}
      temporaryImage={isOwn ? chosen : null}
      own={
        isOwn
          ? {
              story: <OwnStoryPart profile={profile} />,
              peloton: user.peloton,
              forecast: takesDonations(profile) ? <OwnForecast publicId={publicId} /> : null,
              actions: (
                <OwnActions profile={profile}>
                  <SharePage
                    isEarly
                    shared={sharedPerson(profile)}
                    voice="owner"
                    size="lg"
                    // An unregistered person should register first: base camp has the primary button.
                    tone={takesDonations(profile) ? undefined : 'plain'}
                  >
                    Share your page
                  </SharePage>
                </OwnActions>
              ),
            }
          : undefined
      }
      share={
        isOwn ? undefined : (
          <SharePage isEarly shared={sharedPerson(profile)} voice="stranger" tone="plain" size="lg">
            Share
          </SharePage>
        )
      }
      loadParts={() =>
        call(get('/user/{id}/fundraising/parts', 'LOAD_FUNDRAISING_PARTS', { path: { id: publicId } }))
      }
    />
  );
  return isOwn ? (
    <Suspense fallback={<EntityLoading />}>
      <Whole about={about}>{page}</Whole>
    </Suspense>
  ) : (
    page
  );
};

type ProfileViewProps = About & {
  /** The public id in the address. */
  id: string;
  /** Null if the app loads the person. */
  came: CameEntity<Profile> | null;
};

/** The page of `/profile/{id}`, connected to the app. */
export const ProfileView = ({ id, came, ...about }: ProfileViewProps) => {
  const actor = useEntity('viewedUser', id, came);
  const isOwnAwaited = useOwnAwaited(id);
  if (came === null && isOwnAwaited) return <EntityLoading />;
  return (
    <EntityPage<Profile> actor={actor} id={id} came={came?.data ?? null}>
      {(profile) => <ShownProfile profile={profile} about={about} />}
    </EntityPage>
  );
};
