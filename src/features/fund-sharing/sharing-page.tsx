import type { ReactNode } from 'react';
import type { FundSharingSnapshot } from '#machines/fund-sharing/fund-sharing.machine.ts';
import { fundSharingMeta as meta } from '#machines/fund-sharing/fund-sharing.messages.ts';
import type {
  FundSharingEvent,
  SharingQuery,
  SharingView,
  Source,
} from '#machines/fund-sharing/fund-sharing.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Figures } from '#src/components/card/figures.tsx';
import { dateText } from '#src/components/format/date.ts';
import { wholeMoney } from '#src/components/format/money.ts';
import { MoneyParts } from '#src/components/money-parts/money-parts.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { Part, Parts } from '#src/components/page-frame/part.tsx';
import { StepLayout } from '#src/components/page-frame/step-layout.tsx';
import { ListSkeleton } from '#src/components/skeleton/list-skeleton.tsx';
import { ExpiredNotice } from '#src/components/way-back/expired-notice.tsx';
import type { WayBack } from '#src/components/way-back/way-back.tsx';
import { css } from '#styled-system/css';
import { AmountsPart } from './amounts-part.tsx';
import { ConfirmPart } from './confirm-part.tsx';
import { DonorsPart } from './donors-part.tsx';
import { HistoryPart } from './history-part.tsx';
import { Question } from './question.tsx';
import { sharingHref } from './sharing-address.ts';
import { doneText, spareText } from './sharing-messages.ts';
import { SurplusPart } from './surplus-part.tsx';

export type SharingPageProps = {
  snapshot: FundSharingSnapshot;
  send: (event: FundSharingEvent) => void;
  save: () => Promise<void>;
  failureText: (error: unknown) => string;
  wayBack: WayBack;
  /** The person leads the peloton, so there is the fund beside what they raised themself. */
  isLeader: boolean;
  /** Where the owner’s fundraising is heading. */
  forecast: ReactNode;
};

type SharingHeroProps = { pelotonId: string; view: SharingView; other: ReactNode };

const SharingHero = ({ pelotonId, view, other }: SharingHeroProps) => (
  <Hero
    land={pelotonId}
    kicker={`${view.eventName} · until ${dateText(view.fundSharingEnds)}`}
    title={meta.editing.heading}
    lede={
      <>
        {view.fund === null ? 'With ' : 'The fund of '}
        <TextLink href={`/peloton/${pelotonId}`}>{view.pelotonName}</TextLink>. {spareText(view)}
      </>
    }
    actions={other}
  />
);

/** From the fund to one’s own, and back. */
const otherPlace = (pelotonId: string, source: Source) => (
  <LinkButton
    tone="plain"
    href={sharingHref(pelotonId, source === 'self' ? 'peloton' : 'self', { page: 1, history: 1 })}
  >
    {source === 'self' ? 'Share the fund' : 'Share what you raised yourself'}
  </LinkButton>
);

const FundFigures = ({ view }: { view: SharingView }) => {
  if (view.fund === null) return null;
  const { fund } = view.fund;
  return (
    <div className={css({ display: 'grid', gap: '6' })}>
      <Figures
        size="large"
        figures={[
          { value: wholeMoney(fund.balance), name: 'in the fund now' },
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

/** What stands above all: what was done, what is unclear, and what may be old. */
const Above = ({ snapshot, send, wayBack }: Pick<SharingPageProps, 'snapshot' | 'send' | 'wayBack'>) => {
  const { context } = snapshot;
  if (snapshot.matches('expired'))
    return <ExpiredNotice title={meta.expired.heading} text={meta.expired.announce} wayBack={wayBack} />;
  if (snapshot.matches('unclear'))
    return (
      <Notice
        tone="warning"
        role="alert"
        title={meta.unclear.heading}
        action={<Button onClick={() => send({ type: 'action.retried' })}>Send the same again</Button>}
      >
        <p>{meta.unclear.announce}</p>
      </Notice>
    );
  if (snapshot.matches('changed'))
    return (
      <Notice
        tone="warning"
        role="alert"
        title={meta.changed.heading}
        action={
          <>
            <Button onClick={() => send({ type: 'preview.asked' })}>See the new totals</Button>
            <Button tone="plain" onClick={() => send({ type: 'preview.dismissed' })}>
              Change the amounts
            </Button>
          </>
        }
      >
        <p>{meta.changed.announce}</p>
        <ul>
          {context.moved.map(({ path, message }) => (
            <li key={path}>{message}</li>
          ))}
        </ul>
      </Notice>
    );
  if (snapshot.matches({ showing: 'stale' }))
    return (
      <Notice
        tone="warning"
        role="alert"
        title="This may be out of date"
        action={
          <Button tone="plain" onClick={() => send({ type: 'load.retried' })}>
            Load it again
          </Button>
        }
      >
        <p>We couldn’t read the figures anew. Check your connection, and load them again.</p>
      </Notice>
    );
  const done = doneText(context);
  if (done !== null) return <Notice tone="success" role="status" title={done} />;
  return context.action !== null && context.problem !== null ? (
    <Notice tone="error" role="alert" title="That didn’t work">
      <p>{context.problem.message}</p>
    </Notice>
  ) : null;
};

const WithoutView = ({
  snapshot,
  send,
  wayBack,
}: Pick<SharingPageProps, 'snapshot' | 'send' | 'wayBack'>) => {
  const { pelotonId, problem } = snapshot.context;
  if (snapshot.matches('loading')) return <ListSkeleton title={meta.loading.announce} />;
  if (snapshot.matches('forbidden'))
    return (
      <PageFrame>
        <StepLayout
          title={meta.forbidden.heading}
          lede={meta.forbidden.announce}
          actions={<LinkButton href={`/peloton/${pelotonId}`}>See its page</LinkButton>}
        >
          {null}
        </StepLayout>
      </PageFrame>
    );
  return (
    <PageFrame>
      <StepLayout title={meta.loading.heading}>
        {snapshot.matches('expired') ? (
          <Above snapshot={snapshot} send={send} wayBack={wayBack} />
        ) : (
          <Notice
            tone="error"
            role="alert"
            title={meta.unavailable.heading}
            action={
              <Button tone="plain" onClick={() => send({ type: 'load.retried' })}>
                Try again
              </Button>
            }
          >
            <p>{problem?.message}</p>
          </Notice>
        )}
      </StepLayout>
    </PageFrame>
  );
};

/** Where money is shared: a peloton’s fund, or what a member raised beyond their commitment. */
export const SharingPage = (props: SharingPageProps) => {
  const { snapshot, send, save, failureText, wayBack, isLeader, forecast } = props;
  const { context } = snapshot;
  const { view, preview, pelotonId, source, query } = context;
  if (view === null || snapshot.matches('unavailable'))
    return <WithoutView snapshot={snapshot} send={send} wayBack={wayBack} />;
  const isPlanning = snapshot.matches({ showing: 'planning' });
  const isPreviewing = snapshot.matches({ showing: 'previewing' });
  const isShown = snapshot.matches('showing') || snapshot.matches('asking');
  const isBusy = !snapshot.matches('showing') || isPlanning || isPreviewing;
  const part = { context, view, send, isBusy };
  const at = (changed: Partial<SharingQuery>) => sharingHref(pelotonId, source, { ...query, ...changed });
  // Other shares of the history are loaded while the page stays as it is.
  const isClosed = snapshot.matches('closed') || (snapshot.matches('loading') && !view.isOpen);
  const isConfirming = snapshot.matches('confirming') || snapshot.matches({ sending: 'posting' });
  return (
    <PageFrame
      hero={
        <SharingHero
          pelotonId={pelotonId}
          view={view}
          // The other place begins anew, and would lose what was entered.
          other={isLeader && context.draft.entries.length === 0 ? otherPlace(pelotonId, source) : null}
        />
      }
    >
      <Question snapshot={snapshot} send={send} />
      <Parts>
        <Above snapshot={snapshot} send={send} wayBack={wayBack} />
        {isConfirming && preview !== null ? (
          <ConfirmPart {...part} preview={preview} isPosting={snapshot.matches({ sending: 'posting' })} />
        ) : (
          <>
            <FundFigures view={view} />
            {isClosed ? (
              <Part
                title={meta.closed.heading}
                lede={`It ended on ${dateText(view.fundSharingEnds)}. What is missing is charged to the riders’ own cards.`}
              >
                {null}
              </Part>
            ) : (
              <AmountsPart
                {...part}
                isBusy={!isShown || isBusy}
                isPlanning={isPlanning}
                isPreviewing={isPreviewing}
                href={at({})}
                addressOf={(page) => at({ page })}
              />
            )}
            {view.own === null || isClosed ? null : (
              <SurplusPart own={view.own} send={send} isBusy={isBusy} />
            )}
            {isClosed ? null : <DonorsPart {...part} />}
            <HistoryPart
              view={view}
              publicId={context.publicId}
              send={send}
              isBusy={isBusy}
              href={at({})}
              addressOf={(history) => at({ history })}
              save={view.fund === null ? null : save}
              failureText={failureText}
            />
            {forecast}
          </>
        )}
      </Parts>
    </PageFrame>
  );
};
