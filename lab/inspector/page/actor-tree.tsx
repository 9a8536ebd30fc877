import { type Moment, momentAt, type RecordedActor } from '#lab/inspector/recording/recording.ts';
import { innermostStates } from '#machines/state-text.ts';
import { css } from '#styled-system/css';

const list = css({
  listStyle: 'none',
  '& &': {
    paddingInlineStart: '3',
    marginInlineStart: '2',
    borderInlineStart: '1px solid token(colors.line)',
  },
});
const row = css({
  display: 'block',
  width: 'full',
  minHeight: '30px',
  paddingInline: '2',
  paddingBlock: '1',
  borderRadius: 'field',
  textAlign: 'start',
  textStyle: 'caption',
  color: 'ink',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  _hover: { bg: 'surface.raised' },
  _focusVisible: { outline: '3px solid token(colors.ink)', outlineOffset: '-3px' },
  '&[aria-current="true"]': { bg: 'jersey', color: 'jersey.ink', '& *': { color: 'jersey.ink' } },
});
const state = css({ display: 'block', color: 'ink.soft', fontWeight: 'normal' });

/** In which states an actor is, or how it ended. */
export const stateText = (moment: Moment | null): string => {
  if (moment === null) return 'starting';
  if (moment.status !== 'active') return moment.status;
  return moment.value === null
    ? 'running'
    : innermostStates(JSON.parse(moment.value)).join(' · ') || 'running';
};

type ActorTreeProps = {
  actors: readonly RecordedActor[];
  /** The number of the entry after which the actors are shown. */
  at: number;
  chosen: string | null;
  choose: (id: string) => void;
};

/** The actors that run at a moment, each below the one that started it. */
export const ActorTree = ({ actors, at, chosen, choose }: ActorTreeProps) => {
  const running = actors.filter((actor) => {
    const moment = momentAt(actor, at);
    return actor.since <= at && (moment === null || moment.status === 'active');
  });
  const ids = new Set(running.map(({ id }) => id));
  const level = (parent: string | null) => {
    const inside = running.filter((actor) =>
      parent === null ? actor.parent === null || !ids.has(actor.parent) : actor.parent === parent,
    );
    if (inside.length === 0) return null;
    return (
      <ul className={list}>
        {inside.map((actor) => (
          <li key={actor.id}>
            <button
              type="button"
              className={row}
              aria-current={actor.id === chosen}
              onClick={() => choose(actor.id)}
            >
              {actor.name}
              <span className={state}>{stateText(momentAt(actor, at))}</span>
            </button>
            {level(actor.id)}
          </li>
        ))}
      </ul>
    );
  };
  return level(null);
};
