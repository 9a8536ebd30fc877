import { Button } from '#src/components/button/button.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import type { WayBack } from '#src/components/way-back/way-back.tsx';
import { css } from '#styled-system/css';
import type { LeadPartProps } from './shift-lead.types.ts';
import { refusedText, unsentText } from './shift-lead-messages.ts';

const bar = css({
  position: 'sticky',
  insetBlockEnd: '0',
  zIndex: 'header',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  rowGap: '1',
  // From edge to edge of the window, even if something is next to the sheets.
  boxShadow: '0 0 0 100vmax token(colors.paper)',
  clipPath: 'inset(0 -100vmax)',
  borderImage: 'conic-gradient(token(colors.edge) 0 0) 1 / 1px 0 0 / 0 100vmax',
  pt: '2',
  pb: 'max(0.5rem, env(safe-area-inset-bottom))',
  bg: 'paper',
  borderTop: '1px solid token(colors.edge)',
  _print: { display: 'none' },
});

/** Where the entries are: on this device, or on the server. */
const stateText = ({ snapshot }: Pick<LeadPartProps, 'snapshot'>): string => {
  const { unsent, problem } = snapshot.context;
  if (snapshot.matches('expired'))
    return unsent.length > 0
      ? `Your session has ended: ${unsentText(unsent.length)}.`
      : 'Your session has ended.';
  if (unsent.length > 0) {
    const text = unsentText(unsent.length);
    if (snapshot.matches({ sheet: 'syncing' })) return `Sending: ${text}.`;
    return problem?.kind === 'network' ? `No connection: ${text}.` : `${text}.`;
  }
  if (!snapshot.matches({ sheet: 'waiting' })) return 'Everything you entered is sent.';
  return 'No connection. What you enter is kept on this device and sent later.';
};

type SyncBarProps = LeadPartProps & {
  wayBack: WayBack;
  /** Epoch milliseconds by the server’s clock. */
  now: number;
};

/** Whether there is something to send, and no form whose button it would cover. */
const isNeeded = ({ snapshot, now }: Pick<SyncBarProps, 'snapshot' | 'now'>): boolean => {
  const { shiftId, unsent, sheets } = snapshot.context;
  if (shiftId !== null) return false;
  return (
    unsent.length > 0 ||
    snapshot.matches({ sheet: 'waiting' }) ||
    (sheets?.shifts.some(({ checkIn }) => now >= Date.parse(checkIn.from)) ?? false)
  );
};

/** A bar at the bottom of the window: the sent and the waiting entries, and a retry button. */
export const SyncBar = ({ snapshot, send, wayBack, now }: SyncBarProps) =>
  isNeeded({ snapshot, now }) ? (
    <div className={bar} data-foot-bar>
      <p role="status" className={css({ textStyle: 'small', fontVariantNumeric: 'tabular-nums' })}>
        {stateText({ snapshot })}
      </p>
      <div className={css({ display: 'flex', gap: '4', ms: 'auto' })}>
        {snapshot.matches({ sheet: 'waiting' }) ? (
          <Button tone="quiet" onClick={() => send({ type: 'sync.requested' })}>
            Try now
          </Button>
        ) : null}
        {snapshot.matches('expired') && !wayBack.isRenewing ? (
          <Button tone="quiet" onClick={wayBack.onPress}>
            Sign in <VisuallyHidden>to send what you entered</VisuallyHidden>
          </Button>
        ) : null}
      </div>
    </div>
  ) : null;

/** The entries that the server refused, until the lead has seen them. */
export const Refusals = ({ snapshot, send }: LeadPartProps) => {
  const { context } = snapshot;
  return context.refused.length === 0 ? null : (
    <Notice
      tone="warning"
      role="alert"
      title="Not everything could be recorded"
      action={
        <Button tone="plain" onClick={() => send({ type: 'refusals.dismissed' })}>
          Got it
        </Button>
      }
    >
      {context.refused.map((refused) => (
        <p key={refused.entry.id}>{refusedText(context, refused)}</p>
      ))}
    </Notice>
  );
};
