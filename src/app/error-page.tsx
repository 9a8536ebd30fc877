import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { log } from '#src/api/log.ts';
import { Button } from '#src/components/button/button.tsx';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { StepLayout } from '#src/components/page-frame/step-layout.tsx';
import { type ErrorCode, errorCodeOf, errorMessage, errorTitle, infoOf } from './error-words.ts';
import { LightSessionActions } from './light-session-actions.tsx';

type ErrorPageProps = {
  statusCode: ErrorCode;
  /** Said instead of what the code stands for. */
  info?: string | null;
  error?: unknown;
  /** Where it went wrong, for the log. */
  errorSource?: string;
  /** Right end of the header. */
  actions?: ReactNode;
  /** Loads the page once more. */
  onRetry?: (() => void) | undefined;
};

/** What a person sees when a page can't be shown. */
export const ErrorPage = ({ statusCode, info, error, errorSource, actions, onRetry }: ErrorPageProps) => {
  const message = errorMessage(statusCode, info);
  useEffect(() => {
    document.title = errorTitle(statusCode, message);
    if (error !== undefined) log.error(`${errorSource ?? 'page'}: ${statusCode}`, error);
  }, [statusCode, message, error, errorSource]);
  return (
    <PageFrame actions={actions}>
      <StepLayout
        kicker={statusCode === 'EB' ? 'Something broke' : `Error ${statusCode}`}
        title={message}
        lede={
          onRetry && info
            ? 'What you saved is safe. If trying again doesn’t help, come back a little later.'
            : 'Go back to where you came from, or start again from the home page.'
        }
        actions={
          <>
            {onRetry ? <Button onClick={onRetry}>Try again</Button> : null}
            <LinkButton href="/" tone={onRetry ? 'plain' : 'primary'}>
              Go to the home page
            </LinkButton>
          </>
        }
      >
        {null}
      </StepLayout>
    </PageFrame>
  );
};

/** The router's boundary: a loader or a page that threw. */
export const RouteErrorPage = ({ error }: { error: unknown }) => {
  const router = useRouter();
  return (
    <ErrorPage
      statusCode={errorCodeOf(error)}
      info={infoOf(error)}
      error={error}
      errorSource="route"
      actions={<LightSessionActions path={router.state.location.href} />}
      onRetry={() => void router.invalidate()}
    />
  );
};

export const NotFoundPage = () => (
  <ErrorPage statusCode={404} actions={<LightSessionActions path={useRouter().state.location.href} />} />
);
