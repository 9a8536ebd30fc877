import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { StepLayout } from '#src/components/page-frame/step-layout.tsx';

type PlainScreenProps = { heading: string; lede: string; actions?: ReactNode; children?: ReactNode };

/** A screen with a message; its heading takes the focus, so that it is read out. */
export const PlainScreen = ({ heading, lede, actions, children }: PlainScreenProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  // The heading names the screen, so a new heading is a new screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus follows the heading
  useEffect(() => takeFocus(title.current), [heading]);
  return (
    <StepLayout title={heading} lede={lede} titleRef={title} actions={actions}>
      {children}
    </StepLayout>
  );
};
