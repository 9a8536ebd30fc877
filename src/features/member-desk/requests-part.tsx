import { daysAfter, eventZone, lastDayIn } from '#machines/calendar.ts';
import type { JoinRequest } from '#machines/member-desk/member-desk.types.ts';
import { personOf } from '#machines/member-desk/member-desk.updates.ts';
import { Button } from '#src/components/button/button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Checkbox } from '#src/components/choice/checkbox.tsx';
import { useFirst } from '#src/components/data-list/use-first.tsx';
import { today } from '#src/components/format/date.ts';
import { Day, LastDay } from '#src/components/format/day.tsx';
import { counted, whole } from '#src/components/format/numbers.ts';
import { Illustration } from '#src/components/illustration/illustration.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { Portrait } from '#src/components/portrait/portrait.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';
import type { DeskPartProps } from './member-desk.types.ts';
import { Said } from './said.tsx';

const card = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'auto minmax(0, 1fr) auto',
    md: 'auto auto minmax(0, 1fr) auto',
  },
  gridTemplateAreas: {
    base: '"avatar text text" "ways ways ways"',
    md: '"tick avatar text ways"',
  },
  alignItems: 'start',
  columnGap: '4',
  rowGap: '2',
  px: '5',
  py: '4',
  bg: 'surface',
  border: '1px solid token(colors.line)',
  borderRadius: 'card',
});

/** On a phone the checkbox shares the first lines with the name, and the text continues below it. */
const tick = css({ gridArea: { base: '1 / 3', md: 'tick' } });
const besideTick = css({ pe: { mdDown: '12' } });

const soft = css({ color: 'ink.soft', textStyle: 'small' });

const urgent = css({ color: 'amber', fontWeight: 'bold', whiteSpace: 'nowrap' });

const isLastDay = ({ expiresAt }: JoinRequest): boolean => lastDayIn(eventZone, expiresAt) <= today();

/** It expires today or tomorrow. */
const isUrgent = ({ expiresAt }: JoinRequest): boolean =>
  lastDayIn(eventZone, expiresAt) <= daysAfter(today(), 1);

type RequestCardProps = Pick<DeskPartProps, 'context' | 'send' | 'isBusy' | 'inForWords'> & {
  request: JoinRequest;
};

const RequestCard = ({ request, context, send, isBusy, inForWords }: RequestCardProps) => {
  const person = personOf(request);
  const { publicId, name } = person;
  const { chosen, action } = context;
  const isOwn = isBusy && action?.people.length === 1 && action.people[0]?.publicId === publicId;
  const sent = isOwn ? action?.kind : null;
  const isOnly = context.view.requests.items.length === 1;
  return (
    <li className={card}>
      <div className={tick}>
        {isOnly ? null : (
          <Checkbox
            id={`ask-${publicId}`}
            label={<VisuallyHidden>Choose {name}</VisuallyHidden>}
            checked={chosen.includes(publicId)}
            disabled={isBusy}
            onChange={(on) =>
              send({
                type: 'choice.changed',
                chosen: on ? [...chosen, publicId] : chosen.filter((id) => id !== publicId),
              })
            }
          />
        )}
      </div>
      <div className={css({ gridArea: 'avatar' })}>
        <Portrait id={publicId} url={request.profileImageUrl} name={name} size="small" />
      </div>
      <div className={css({ gridArea: 'text', display: 'grid', gap: '1', overflowWrap: 'anywhere' })}>
        <h3 className={`${css({ textStyle: 'label' })} ${besideTick}`}>
          <TextLink to="/profile/$id" params={{ id: publicId }}>
            {name}
          </TextLink>
        </h3>
        <p className={`${soft} ${besideTick}`}>{inForWords(request.participantTypes)}</p>
        {request.message === null ? null : (
          <p className={css({ maxWidth: 'measure', whiteSpace: 'pre-line' })}>“{request.message}”</p>
        )}
        <p className={soft}>
          Asked <Day at={request.askedAt} style="short" />,{' '}
          <span className={isUrgent(request) ? urgent : undefined}>
            {isLastDay(request) ? (
              'answer today'
            ) : (
              <>
                answer by <LastDay until={request.expiresAt} style="short" />
              </>
            )}
          </span>
        </p>
      </div>
      <div className={css({ gridArea: 'ways', display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        <Button
          tone="plain"
          pending={sent === 'approve'}
          disabled={isBusy && sent !== 'approve'}
          pendingText="Approving"
          onClick={() => send({ type: 'requests.approved', people: [person], key: crypto.randomUUID() })}
        >
          Approve <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
        <Button
          tone="quiet"
          pending={sent === 'decline'}
          disabled={isBusy && sent !== 'decline'}
          pendingText="Declining"
          onClick={() => send({ type: 'decline.asked', people: [person] })}
        >
          Decline <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
};

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
});

const Together = ({ context, send, isBusy }: Pick<DeskPartProps, 'context' | 'send' | 'isBusy'>) => {
  const { chosen, view, action } = context;
  const all = view.requests.items.map(personOf);
  const people = all.filter(({ publicId }) => chosen.includes(publicId));
  const sent = isBusy && (action?.people.length ?? 0) > 1 ? action?.kind : null;
  const count = whole(people.length);
  return (
    <div className={bar}>
      <Checkbox
        id="ask-all"
        label={
          <span className={css({ textStyle: 'label' })}>Select all {counted(all.length, 'request')}</span>
        }
        checked={people.length === all.length}
        disabled={isBusy}
        onChange={(on) =>
          send({ type: 'choice.changed', chosen: on ? all.map(({ publicId }) => publicId) : [] })
        }
      />
      {people.length === 0 ? null : (
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
          <Button
            pending={sent === 'approve'}
            pendingText="Approving"
            disabled={isBusy && sent !== 'approve'}
            onClick={() => send({ type: 'requests.approved', people, key: crypto.randomUUID() })}
          >
            Approve the {count} chosen
          </Button>
          <Button
            tone="plain"
            pending={sent === 'decline'}
            pendingText="Declining"
            disabled={isBusy && sent !== 'decline'}
            onClick={() => send({ type: 'decline.asked', people })}
          >
            Decline the {count} chosen
          </Button>
        </div>
      )}
    </div>
  );
};

const beside = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 16rem)' },
  alignItems: 'center',
  columnGap: '8',
});

/** The number of requests shown at first, so that the content below stays near. */
const shownFirst = 4;

type RequestsPartProps = DeskPartProps & {
  /** The page has no other illustration, so this part can show one while it is empty. */
  hasScene: boolean;
};

/** The requests to join, with their answers: first on the page, because people wait. */
export const RequestsPart = ({ hasScene, ...props }: RequestsPartProps) => {
  const { context } = props;
  const { items, pagination } = context.view.requests;
  const { total } = pagination;
  const isQuiet = total === 0 && hasScene;
  const { shown, more } = useFirst(items, shownFirst, 'requests');
  return (
    <div className={isQuiet ? beside : undefined}>
      <Part
        id="requests"
        title={
          total === 0
            ? 'No one is waiting for an answer'
            : `${counted(total, 'person wants', 'people want')} to join`
        }
        lede={
          total === 0
            ? 'When someone wants to join, you’ll see it here and get an e-mail.'
            : 'We’ll e-mail them. Your answer is final.'
        }
      >
        <div className={css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' })}>
          <Said {...props} tab="today" />
          {items.length === 0 ? null : (
            <ul className={css({ display: 'grid', gap: '3', listStyle: 'none', p: '0', m: '0' })}>
              {shown.map((request) => (
                <RequestCard key={request.publicId} request={request} {...props} />
              ))}
            </ul>
          )}
          {more}
          {items.length > 1 ? <Together {...props} /> : null}
          {total > items.length ? (
            <p className={soft}>
              These requests are the first {whole(items.length)} of {whole(total)}. The others appear as you
              decide.
            </p>
          ) : null}
        </div>
      </Part>
      {isQuiet ? (
        <Illustration of="nothing-waiting" alt="" size="small" className={css({ hideBelow: 'sm' })} />
      ) : null}
    </div>
  );
};
