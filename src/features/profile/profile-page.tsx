import { linkOptions } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { MoneyParts } from '#src/components/money-parts/money-parts.tsx';
import type { Parts } from '#src/components/money-parts/part-rows.ts';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { HiddenNotice, Report } from '#src/components/report/report.tsx';
import { reportable } from '#src/components/report/report-messages.ts';
import { StoryText } from '#src/components/story/story-text.tsx';
import { slots } from '#src/components/style/style.ts';
import { css } from '#styled-system/css';
import type { About } from './page/about.ts';
import { Beginning } from './page/beginning.tsx';
import { DonorWall } from './page/donor-wall.tsx';
import { EditMark } from './page/edit-mark.tsx';
import { GiveCard } from './page/give-card.tsx';
import { OnlyYou } from './page/only-you.tsx';
import { PastYears, PlacedAchievements } from './page/past.tsx';
import { type OwnPeloton, PelotonPart } from './page/peloton-part.tsx';
import { Roads, TakingPart } from './page/taking-part.tsx';
import { VolunteerToo } from './page/volunteer-too.tsx';
import { ProfileHero } from './profile-hero.tsx';
import { editLink, type Profile, takesDonations } from './profile-messages.ts';
import { SurvivorMark } from './survivor/survivor-mark.tsx';

type ProfilePageProps = {
  profile: Profile;
  /** Left out in a preview during editing. */
  about?: About | undefined;
  /** A newly chosen picture, or `deleted`: replaces the saved one. */
  temporaryImage?: string | null | undefined;
  /** The base camp on the person's own page. */
  baseCamp?: ReactNode;
  /** On the person's own page: replaces the plain story and the donate button. */
  own?: { story: ReactNode; actions: ReactNode; peloton: OwnPeloton; forecast: ReactNode } | undefined;
  /** The share button, for everybody else: below the donate button. */
  share?: ReactNode;
  /** Loads the parts of the total; left out likewise. */
  loadParts?: (() => Promise<Parts>) | undefined;
};

const nothing: About = { participation: null, history: null, donations: null, peloton: null };

/** Lazily loaded on request, because other readers don't need the API layer for it. */
const reporting = () => import('./send-report.ts');

const Story = ({ profile, own }: Pick<ProfilePageProps, 'profile' | 'own'>) =>
  own || profile.story !== null ? (
    <Part
      title={own ? 'Your story' : `Why ${profile.firstName} does this`}
      mark={
        own ? <EditMark link={editLink(profile.publicId, 'your-story')} name="Edit your story" /> : undefined
      }
    >
      <div className={css({ maxWidth: '44rem' })}>
        {own?.story ?? (profile.story === null ? null : <StoryText story={profile.story} />)}
      </div>
    </Part>
  ) : null;

/** The public page of a person: the story first, next to it their progress and how to help. */
export const ProfilePage = ({
  profile,
  about = nothing,
  temporaryImage,
  baseCamp,
  own,
  share,
  loadParts,
}: ProfilePageProps) => {
  const { raised, goal, committed } = profile.fundraising;
  const isOwn = own !== undefined;
  const isShyOwn = isOwn && profile.isAchievementsInvisible;
  const past = { profile, isOwn, history: about.history, participation: about.participation };
  const at = slots('giveCard');
  const parts =
    loadParts && raised > 0 ? (
      <MoneyParts
        total={raised}
        sum={committed ? 'Counts toward the commitment' : 'Raised'}
        load={loadParts}
        why={
          isOwn && profile.peloton !== null
            ? {
                link: linkOptions({
                  to: '/fund-sharing/$id',
                  params: { id: profile.peloton.id },
                  search: { from: 'self', tab: 'history' },
                }),
                text: 'See what was shared, and why',
              }
            : undefined
        }
      />
    ) : null;
  return (
    <PageFrame
      hero={
        <>
          {baseCamp}
          <ProfileHero profile={profile} temporaryImage={temporaryImage} isOwn={isOwn} />
        </>
      }
    >
      <div className={at('page')}>
        <div className={at('side')}>
          <GiveCard
            profile={profile}
            participation={about.participation}
            ownActions={own?.actions}
            share={share}
          />
          <div className={at('company')}>
            <Suspense fallback={null}>
              <Roads profile={profile} participation={about.participation} isOwn={isOwn} />
              <PelotonPart profile={profile} peloton={about.peloton} own={own} />
              {isOwn ? null : <VolunteerToo profile={profile} participation={about.participation} />}
              {isShyOwn ? null : <PlacedAchievements {...past} place="side" />}
            </Suspense>
          </div>
        </div>
        <div className={at('main')}>
          <HiddenNotice hidden={profile.hiddenContent} seenBy="you" />
          <Story profile={profile} own={own} />
          <Suspense fallback={null}>
            <TakingPart profile={profile} participation={about.participation} isOwn={isOwn} />
          </Suspense>
          {isOwn && raised === 0 && takesDonations(profile) ? <Beginning profile={profile} /> : null}
          <Suspense fallback={null}>
            <DonorWall profile={profile} donations={about.donations} isOwn={isOwn} />
          </Suspense>
          {isShyOwn ? null : (
            <Suspense fallback={null}>
              <PlacedAchievements {...past} place="main" />
            </Suspense>
          )}
          <SurvivorMark profile={profile} isOwn={isOwn} />
          {isOwn ? null : (
            <div className={at('folds')}>
              <Suspense fallback={null}>
                <PastYears profile={profile} history={about.history} />
              </Suspense>
              {parts}
            </div>
          )}
        </div>
        <div className={at('rest')}>
          {isOwn ? (
            <OnlyYou profile={profile} history={about.history}>
              {raised === 0 && goal === 0 ? null : own.forecast}
              {parts}
            </OnlyYou>
          ) : (
            <Report
              kinds={reportable(profile)}
              send={async (kind, reason) =>
                (await reporting()).sendReport(profile.publicId, { kind, reason })
              }
            />
          )}
        </div>
      </div>
    </PageFrame>
  );
};
