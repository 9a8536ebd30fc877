import type { ReactNode } from 'react';
import { fullNameOf } from '#machines/form/person-name.ts';
import type { LetterSnapshot } from '#machines/member-desk/letter.machine.ts';
import type { LetterEvent } from '#machines/member-desk/letter.types.ts';
import type { MemberDeskSnapshot } from '#machines/member-desk/member-desk.machine.ts';
import { memberDeskMeta } from '#machines/member-desk/member-desk.messages.ts';
import type { DeskView } from '#machines/member-desk/member-desk.types.ts';
import { enoughMoney, wholeMoney } from '#machines/money.ts';
import { Button } from '#src/components/button/button.tsx';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Figures } from '#src/components/card/card.tsx';
import type { Findable } from '#src/components/field/finder-field.tsx';
import { debtText, plural, whole } from '#src/components/format/numbers.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { UnavailableNotice } from '#src/components/notice/unavailable-notice.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { StepLayout } from '#src/components/page-frame/step-layout.tsx';
import { PageTabs, useViewFocus } from '#src/components/page-tabs/page-tabs.tsx';
import { BriefSkeleton } from '#src/components/skeleton/brief-skeleton.tsx';
import { Announcement } from '#src/components/visually-hidden/announcement.tsx';
import { ExpiredNotice, type WayBack } from '#src/components/way-back/way-back.tsx';
import { css } from '#styled-system/css';
import { Beside } from './beside.tsx';
import { type DeskTab, deskLink, deskTabs } from './desk-address.ts';
import { memberDeskMetaOf } from './desk-messages.ts';
import { Exports } from './exports.tsx';
import { FirstMemberEnding, hasFirstMember } from './first-member-ending.tsx';
import { GapBoard } from './gap-board.tsx';
import { LetterPart } from './letter-part.tsx';
import { LogbookPart } from './logbook-part.tsx';
import type { DeskPartProps } from './member-desk.types.ts';
import { MembersPart } from './members-part.tsx';
import { Needs } from './needs.tsx';
import { Handover } from './open-offer.tsx';
import { Questions } from './questions.tsx';
import { RequestsPart } from './requests-part.tsx';
import { ShortPart } from './short-part.tsx';

export type DeskPageProps = Pick<DeskPartProps, 'send' | 'onQuery' | 'inForWords'> & {
  /** The view in the address. */
  tab: DeskTab;
  snapshot: MemberDeskSnapshot;
  letter: { snapshot: LetterSnapshot; send: (event: LetterEvent) => void };
  /** Finds participants by name; the same function in each render. */
  findPeople: (query: string) => Promise<readonly Findable[]>;
  /** Finds the peloton’s members by name; the same function in each render. */
  findMembers: (query: string) => Promise<readonly Findable[]>;
  wayBack: WayBack;
  /** The invitations. */
  invitation?: ReactNode;
  /** The forecast of the members’ fundraising. */
  forecast?: ReactNode;
};

const debtOf = ({ owed }: DeskView['desk']): string => (owed === 0 ? '' : `, ${debtText(owed)}`);

const DeskFigures = ({ desk }: { desk: DeskView['desk'] }) => (
  <Figures
    figures={[
      {
        value: whole(desk.membersCount),
        name:
          desk.membersCount < desk.completeFrom
            ? `${plural(desk.membersCount, 'member')}; ${whole(desk.completeFrom)} make it complete`
            : plural(desk.membersCount, 'member'),
      },
      {
        value: wholeMoney(desk.raised),
        name:
          desk.committed === 0
            ? `raised by members${debtOf(desk)}`
            : `raised by members, ${wholeMoney(desk.committed)} committed${debtOf(desk)}`,
      },
      {
        value: wholeMoney(desk.missing),
        name:
          desk.neededPerWeek === null || desk.missing === 0
            ? 'missing'
            : `still to raise, ${enoughMoney(desk.neededPerWeek)} a week`,
      },
      { value: wholeMoney(desk.fund), name: 'in your fund to share' },
    ]}
  />
);

const DeskHero = ({ desk, captain }: Pick<DeskView, 'desk' | 'captain'>) => (
  <Hero
    brief
    land={desk.pelotonId}
    kicker={`${desk.currentEventName} · ${desk.role === 'captain' ? 'You’re the captain' : 'You’re an admin'}`}
    title={memberDeskMeta.showing.heading}
    lede={
      <>
        <TextLink to="/peloton/$id" params={{ id: desk.pelotonId }}>
          {desk.pelotonName}
        </TextLink>
        {desk.role === 'captain' || captain === null ? '' : ` · ${fullNameOf(captain)} is the captain`}
      </>
    }
  />
);

/** A problem of the whole page: the session, or data that may be outdated. */
const Above = ({ snapshot, send, wayBack }: Pick<DeskPageProps, 'snapshot' | 'send' | 'wayBack'>) => {
  if (snapshot.matches('expired'))
    return (
      <ExpiredNotice
        title={memberDeskMeta.expired.heading}
        text={memberDeskMeta.expired.announce}
        wayBack={wayBack}
      />
    );
  if (!snapshot.matches({ showing: 'stale' })) return null;
  return (
    <Notice
      tone="warning"
      role="alert"
      title="This may be out of date"
      action={
        <Button tone="plain" onClick={() => send({ type: 'load.retried' })}>
          Reload
        </Button>
      }
    >
      <p>We couldn’t refresh this page. Check your connection and reload.</p>
    </Notice>
  );
};

const Forbidden = ({ pelotonId }: { pelotonId: string }) => (
  <PageFrame>
    <StepLayout
      title={memberDeskMeta.forbidden.heading}
      lede={memberDeskMeta.forbidden.announce}
      actions={
        <LinkButton to="/peloton/$id" params={{ id: pelotonId }}>
          See its page
        </LinkButton>
      }
    >
      {null}
    </StepLayout>
  </PageFrame>
);

const WithoutView = ({ snapshot, send, wayBack }: Pick<DeskPageProps, 'snapshot' | 'send' | 'wayBack'>) => {
  if (snapshot.matches('forbidden')) return <Forbidden pelotonId={snapshot.context.pelotonId} />;
  const { heading, announce } = memberDeskMeta.loading;
  if (snapshot.matches('loading'))
    return <BriefSkeleton title={heading} announce={announce} land={snapshot.context.pelotonId} />;
  return (
    <PageFrame>
      <StepLayout title={heading}>
        {snapshot.matches('expired') ? (
          <Above snapshot={snapshot} send={send} wayBack={wayBack} />
        ) : (
          <UnavailableNotice
            title={memberDeskMeta.unavailable.heading}
            onRetry={() => send({ type: 'load.retried' })}
          >
            {snapshot.context.problem?.message}
          </UnavailableNotice>
        )}
      </StepLayout>
    </PageFrame>
  );
};

const names: Record<DeskTab, string> = {
  today: 'Today',
  members: 'Members',
  progress: 'Progress',
  invite: 'Invite',
  'e-mail': 'E-mail',
  logbook: 'Logbook',
};

const Tabs = ({ context, tab }: { context: DeskPartProps['context']; tab: DeskTab }) => {
  const { view, query, pelotonId } = context;
  const { total } = view.requests.pagination;
  return (
    <PageTabs
      label={memberDeskMeta.showing.heading}
      current={tab}
      tabs={deskTabs.map((id) => ({
        id,
        name: names[id],
        // The list keeps its page and order; the logbook starts with the latest.
        link: deskLink(pelotonId, id, { ...query, log: 1 }),
        waiting: id === 'today' ? { count: total, name: total === 1 ? 'request' : 'requests' } : undefined,
      }))}
    />
  );
};

/** One column on a phone; on a wide screen a side column with what is looked up most. */
const besideLayout = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
  columnGap: '16',
  rowGap: '12',
  alignItems: 'start',
});

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '8', md: '12' } });

const views: Record<DeskTab, (props: DeskPageProps & { part: DeskPartProps }) => ReactNode> = {
  today: ({ part }) => (
    <>
      <Needs view={part.context.view} />
      <RequestsPart {...part} hasScene={!hasFirstMember(part.context.view)} />
      <FirstMemberEnding view={part.context.view} />
      <ShortPart context={part.context} />
    </>
  ),
  members: ({ part, ...props }) => (
    <MembersPart
      {...part}
      findPeople={props.findPeople}
      exports={
        <Exports pelotonId={part.context.pelotonId} eventName={part.context.view.desk.currentEventName} />
      }
    />
  ),
  progress: ({ part, forecast }) => (
    <>
      <DeskFigures desk={part.context.view.desk} />
      <GapBoard context={part.context} />
      {forecast}
    </>
  ),
  invite: ({ invitation }) => invitation,
  'e-mail': ({ part, letter, findMembers, wayBack }) => (
    <LetterPart
      {...letter}
      others={part.context.view.desk.membersCount - 1}
      lettersLeft={part.context.view.desk.lettersLeft}
      findMembers={findMembers}
      wayBack={wayBack}
    />
  ),
  logbook: ({ part }) => <LogbookPart context={part.context} />,
};

/** The desk of a peloton's captain and admins: today's tasks first, then views of the rest. */
export const DeskPage = (props: DeskPageProps) => {
  const { snapshot, send, tab, onQuery, inForWords, wayBack } = props;
  const { context } = snapshot;
  const { view } = context;
  const viewBox = useViewFocus(tab);
  if (view === null) return <WithoutView snapshot={snapshot} send={send} wayBack={wayBack} />;
  const part: DeskPartProps = {
    context: { ...context, view },
    send,
    isBusy: snapshot.matches('acting') || snapshot.matches('expired'),
    isFailed: snapshot.matches({ showing: 'failed' }),
    onQuery,
    inForWords,
  };
  const shown = (
    <div ref={viewBox} className={stack}>
      {views[tab]({ ...props, part })}
    </div>
  );
  return (
    <PageFrame hero={<DeskHero desk={view.desk} captain={view.captain} />}>
      <Questions snapshot={snapshot} send={send} />
      <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6', pt: '4' })}>
        <Tabs context={part.context} tab={tab} />
        <Above snapshot={snapshot} send={send} wayBack={wayBack} />
        <Handover context={part.context} />
        {tab === 'members' ? (
          shown
        ) : (
          <div className={besideLayout}>
            {shown}
            <Beside context={part.context} tab={tab} />
          </div>
        )}
      </div>
      <Announcement>
        {/* The notice and the question say it themselves. */}
        {snapshot.matches('expired') || snapshot.matches({ asking: 'previewing' })
          ? null
          : memberDeskMetaOf(snapshot).announce}
      </Announcement>
    </PageFrame>
  );
};
