import { useEffect, useRef } from 'react';
import { money } from '#machines/money.ts';
import { metaOfRoutes } from '#machines/ride-route/ride-route.machine.ts';
import { chosenOption } from '#machines/ride-route/ride-route.rules.ts';
import { Button } from '#src/components/button/button.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { Part } from '#src/components/page-frame/part.tsx';
import { ProgressBar } from '#src/components/progress-bar/progress-bar.tsx';
import { css } from '#styled-system/css';
import type { RoutePartProps } from './ride-route.types.ts';

/** A charge without an answer: the state of the wait, and that the card is not charged twice. */
export const ConfirmingPart = ({ snapshot, send }: RoutePartProps) => {
  const { heading, announce } = metaOfRoutes(snapshot);
  const option = chosenOption(snapshot.context);
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus follows the heading
  useEffect(() => takeFocus(title.current), [heading]);
  return (
    <Part title={heading} titleRef={title}>
      <div className={css({ display: 'grid', gap: '6', maxWidth: 'measure' })}>
        <p>
          {option === null ? null : (
            <>
              It’s the <b>{money(option.charge)}</b> for {option.route.name}.{' '}
            </>
          )}
          {announce}
        </p>
        {snapshot.matches({ confirming: 'unresolved' }) ? (
          <div>
            <Button onClick={() => send({ type: 'payment.checked' })}>Check again</Button>
          </div>
        ) : (
          <ProgressBar about="Waiting for your bank" value={null} visible />
        )}
      </div>
    </Part>
  );
};
