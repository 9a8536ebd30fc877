import type { ReactNode, Ref } from 'react';
import type { FundSharingSnapshot } from '#machines/fund-sharing/fund-sharing.machine.ts';
import { fundSharingMeta as meta } from '#machines/fund-sharing/fund-sharing.messages.ts';
import type {
  FundSharingEvent,
  SharingQuery,
  SharingView,
} from '#machines/fund-sharing/fund-sharing.types.ts';
import { wholeMoney } from '#machines/money.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { Figures } from '#src/components/card/card.tsx';
import { useRefusals } from '#src/components/form/use-refusals.ts';
import { dateText } from '#src/components/format/date.ts';
import { MoneyParts } from '#src/components/money-parts/money-parts.tsx';
import { UnavailableNotice } from '#src/components/notice/unavailable-notice.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { StepLayout } from '#src/components/page-frame/step-layout.tsx';
import { PageTabs, useViewFocus } from '#src/components/page-tabs/page-tabs.tsx';
import { BriefSkeleton } from '#src/components/skeleton/brief-skeleton.tsx';
import type { WayBack } from '#src/components/way-back/way-back.tsx';
import { css } from '#styled-system/css';
import { AbovePart } from './above-part.tsx';
import { AmountsPart } from './amounts-part.tsx';
import { ConfirmPart } from './confirm-part.tsx';
import { DonorsPart } from './donors-part.tsx';
import { HistoryPart } from './history-part.tsx';
import { Question } from './question.tsx';
import { type SharingTab, sharingLink, sharingTabs } from './sharing-address.ts';
import { otherPlace, SharingHero } from './sharing-hero.tsx';
import { SpareCard } from './spare-card.tsx';
import { AskedParts, OfferPart } from './surplus-part.tsx';
import { useSharingFocus } from './use-sharing-focus.ts';

export type SharingPageProps = {
  /** The view in the address. */
  tab: SharingTab;
  snapshot: FundSharingSnapshot;
  send: (event: FundSharingEvent) => void;
  wayBack: WayBack;
  /** The person is captain or admin, so the page has the fund and their own money. */
  isLeader: boolean;
  /** The forecast of the owner’s fundraising. */
  forecast: ReactNode;
};

const FundFigures = ({ view }: { view: SharingView }) => {
  if (view.fund === null) return null;
  const { fund } = view.fund;
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <Figures
        figures={[
          { value: wholeMoney(fund.given), name: 'given to the fund' },
          { value: wholeMoney(fund.shared), name: 'shared with members' },
          { value: wholeMoney(fund.missing), name: 'still to raise together' },
        ]}
      />
      <MoneyParts
        title="What the fund is made of"
        total={fund.balance}
        sum="In the fund"
        load={async () => fund.parts}
      />
    </div>
  );
};

const WithoutView = ({
  snapshot,
  send,
  wayBack,
  titleRef,
}: Pick<SharingPageProps, 'snapshot' | 'send' | 'wayBack'> & { titleRef: Ref<HTMLHeadingElement> }) => {
  const { pelotonId, problem } = snapshot.context;
  if (snapshot.matches('loading'))
    return <BriefSkeleton title={meta.loading.heading} announce={meta.loading.announce} land={pelotonId} />;
  if (snapshot.matches('forbidden'))
    return (
      <PageFrame>
        <StepLayout
          title={meta.forbidden.heading}
          lede={meta.forbidden.announce}
          titleRef={titleRef}
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
  return (
    <PageFrame>
      <StepLayout title={meta.loading.heading}>
        {snapshot.matches('expired') ? (
          <AbovePart snapshot={snapshot} send={send} wayBack={wayBack} />
        ) : (
          <UnavailableNotice title={meta.unavailable.heading} onRetry={() => send({ type: 'load.retried' })}>
            {problem?.message}
          </UnavailableNotice>
        )}
      </StepLayout>
    </PageFrame>
  );
};

const tabNames: Record<SharingTab, string> = {
  share: 'Share',
  ask: 'Ask members',
  history: 'History',
  forecast: 'Forecast',
};

const besideLayout = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
  columnGap: '16',
  rowGap: '12',
  alignItems: 'start',
});

const page = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6', pt: '4' });

/** The layout of a page without the list of views. */
const alone = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6',
  pt: { base: '8', md: '12' },
});

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '8', md: '12' } });

/** The missing amount, and what can be offered until then. */
const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '16',
  rowGap: '10',
  alignItems: 'start',
});

/** The page for sharing money: a peloton’s fund, or a member's surplus above their commitment. */
export const SharingPage = (props: SharingPageProps) => {
  const { snapshot, send, tab, wayBack, isLeader, forecast } = props;
  const { context } = snapshot;
  const { view, preview, pelotonId, source, query } = context;
  const { above, title, history } = useSharingFocus(snapshot);
  const isPlanning = snapshot.matches({ showing: 'planning' });
  const isPreviewing = snapshot.matches({ showing: 'previewing' });
  // A question is in front of the page, which stays unchanged behind it.
  const isShown = snapshot.matches('showing') || snapshot.matches('asking');
  const isReading = snapshot.matches({ showing: 'refreshing' });
  const isStale = snapshot.matches({ showing: 'stale' });
  const isBusy = !isShown || isPlanning || isPreviewing;
  const refusals = useRefusals(context, isBusy);
  const viewBox = useViewFocus(tab);
  if (view === null || snapshot.matches('unavailable'))
    return <WithoutView snapshot={snapshot} send={send} wayBack={wayBack} titleRef={title} />;
  // Shares need loaded figures. Amounts can be typed before.
  const part = { context, view, send, isBusy: isBusy || isReading || isStale };
  const at = (shown: SharingTab, changed: Partial<SharingQuery> = {}, hash?: string) =>
    sharingLink(pelotonId, source, shown, { ...query, ...changed }, hash);
  // Another page of the history loads while the page stays unchanged.
  const isClosed = snapshot.matches('closed') || (snapshot.matches('loading') && !view.isOpen);
  const isConfirming = snapshot.matches('confirming') || snapshot.matches({ sending: 'posting' });
  const historyPart = (
    <HistoryPart
      titleRef={history}
      view={view}
      publicId={context.publicId}
      send={send}
      isBusy={part.isBusy}
      linkTo={(wanted) => at('history', { history: wanted }, 'history')}
      pelotonId={snapshot.context.pelotonId}
    />
  );
  const tabs = sharingTabs.filter((one) => one !== 'ask' || view.fund !== null);
  const current = tabs.find((one) => one === tab) ?? 'share';
  const shownPart = {
    share: (
      <>
        {view.own === null ? null : <AskedParts own={view.own} send={send} isBusy={part.isBusy} />}
        <AmountsPart
          {...part}
          isPlanning={isPlanning}
          isPreviewing={isPreviewing}
          isReading={isReading}
          isEditing={isShown && !isStale}
          isLocked={isBusy}
          refusals={refusals}
          titleRef={title}
          linkTo={(page) => at('share', { page }, 'amounts')}
        />
        {view.own === null ? null : <OfferPart own={view.own} send={send} isBusy={part.isBusy} />}
        <FundFigures view={view} />
      </>
    ),
    ask: <DonorsPart {...part} />,
    history: historyPart,
    forecast,
  }[current];
  return (
    <PageFrame
      hero={
        <SharingHero
          pelotonId={pelotonId}
          view={view}
          // The other page restarts the flow, and would lose the entered amounts.
          other={
            isLeader && context.draft.entries.length === 0 ? otherPlace(pelotonId, source, view.isOpen) : null
          }
        />
      }
    >
      <Question snapshot={snapshot} send={send} />
      <div className={isConfirming || isClosed ? alone : page}>
        {isConfirming || isClosed ? null : (
          <PageTabs
            label={meta.editing.heading}
            current={current}
            tabs={tabs.map((id) => ({
              id,
              name: tabNames[id],
              link: at(id),
              waiting:
                id === 'share' && view.own !== null
                  ? { count: view.own.requests.length, name: 'to answer' }
                  : undefined,
            }))}
          />
        )}
        <AbovePart snapshot={snapshot} send={send} wayBack={wayBack} boxRef={above} />
        {isConfirming && preview !== null ? (
          <ConfirmPart
            preview={preview}
            isPosting={snapshot.matches({ sending: 'posting' })}
            titleRef={title}
            onDismiss={() => send({ type: 'preview.dismissed' })}
            onConfirm={() => {
              refusals.ask();
              send({ type: 'shares.confirmed', key: crypto.randomUUID() });
            }}
          />
        ) : isClosed ? (
          <div className={stack}>
            <FundFigures view={view} />
            <Part
              title={meta.closed.heading}
              titleRef={title}
              lede={`It ended on ${dateText(view.fundSharingEnds)}. Any amount still missing is charged to the riders’ own cards.`}
            >
              {null}
            </Part>
            {historyPart}
            {forecast}
          </div>
        ) : current === 'share' ? (
          <div ref={viewBox} className={view.fund === null && view.spare === 0 ? pair : stack}>
            {shownPart}
          </div>
        ) : (
          <div className={besideLayout}>
            <div ref={viewBox} className={stack}>
              {shownPart}
            </div>
            <SpareCard view={view} link={at('share')} />
          </div>
        )}
      </div>
    </PageFrame>
  );
};
