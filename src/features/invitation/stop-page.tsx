import { useEffect, useRef } from 'react';
import { call } from '#src/api/call.ts';
import { post } from '#src/api/describe-call.ts';
import { useAsked } from '#src/components/ask/save-button.tsx';
import { Button } from '#src/components/button/button.tsx';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { StepLayout } from '#src/components/page-frame/step-layout.tsx';

const broken = 'Part of the link is missing. Open it again from our e-mail, or copy the whole link.';

/**
 * The target of the unsubscribe link in invitations and in e-mails to a family: one button, no account. `token` is null if the link has
 * none.
 */
export const StopPage = ({ token }: { token: string | null }) => {
  const stop = async () => {
    await call(post('/invitations/stop', 'STOP_INVITATIONS', { data: { token: token ?? '' } }));
  };
  const { state, failure, start } = useAsked(stop);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state === 'done') takeFocus(title.current);
  }, [state]);
  if (state === 'done')
    return (
      <PageFrame>
        <StepLayout
          titleRef={title}
          title="No more e-mails from us"
          lede="From now on we won’t write to this address because someone else asks us to. You don’t have to do anything else."
          actions={
            <LinkButton tone="plain" size="lg" to="/">
              See what we ride for
            </LinkButton>
          }
        >
          {null}
        </StepLayout>
      </PageFrame>
    );
  return (
    <PageFrame>
      <StepLayout
        titleRef={title}
        title="Stop e-mails that others ask us to send?"
        lede={
          token === null
            ? 'This link doesn’t say which address it’s for.'
            : 'Someone asked us to write to you: to invite you to their peloton, or to tell you of a gift in honor or in memory of someone. Press the button, and we won’t do it again. We keep only a code made from your address.'
        }
        actions={
          token === null ? null : (
            <Button size="lg" pending={state === 'asking'} pendingText="Stopping e-mails" onClick={start}>
              Stop e-mails
            </Button>
          )
        }
      >
        {token === null || failure !== null ? (
          <Notice
            tone="error"
            role="alert"
            title={token === null ? 'This link is broken' : 'That didn’t work'}
          >
            <p>{failure ?? broken}</p>
          </Notice>
        ) : null}
      </StepLayout>
    </PageFrame>
  );
};
