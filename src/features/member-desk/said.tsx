import { useEffect, useRef } from 'react';
import { Button } from '#src/components/button/button.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { css } from '#styled-system/css';
import { outcomeLines, problemText, settledText, tabOf } from './desk-messages.ts';
import type { DeskPartProps } from './member-desk.types.ts';

type SaidProps = Pick<DeskPartProps, 'context' | 'send' | 'isFailed'> & { tab: 'today' | 'members' };

/** The result of the last action in this part. It takes the focus, because the pressed button may be gone. */
export const Said = ({ context, send, isFailed, tab }: SaidProps) => {
  const { action, problem, settled } = context;
  const isHere = action !== null && tabOf(action) === tab;
  const lines = isHere ? outcomeLines(context) : [];
  const failure = isHere && problem !== null ? problemText(context) : '';
  const said = `${lines.join(' ')}${failure}`;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said !== '') takeFocus(box.current);
  }, [said]);
  const isGood = lines.length > 0 && context.refused?.length === 0;
  return (
    <>
      {tab === 'today' && settled.length > 0 ? (
        <Notice level={3} role="status">
          <p>{settledText(settled)}</p>
        </Notice>
      ) : null}
      {said === '' ? null : (
        <div ref={box} tabIndex={-1}>
          {failure === '' ? (
            <Notice tone={isGood ? 'success' : 'warning'} role="status">
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </Notice>
          ) : (
            <Notice
              tone={isFailed ? 'warning' : 'error'}
              role="alert"
              level={3}
              title={isFailed ? 'That may not have worked' : 'That didn’t work'}
              action={
                isFailed ? (
                  <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
                    <Button tone="plain" onClick={() => send({ type: 'action.retried' })}>
                      Send it again
                    </Button>
                    <Button tone="quiet" onClick={() => send({ type: 'load.retried' })}>
                      See what happened
                    </Button>
                  </div>
                ) : undefined
              }
            >
              <p>{failure}</p>
            </Notice>
          )}
        </div>
      )}
    </>
  );
};
