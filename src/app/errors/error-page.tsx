import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { connectionNow, missingFor, onReturn } from '#src/app/offline/connection.ts';
import { ReportProblem } from '#src/app/problem-report/report-problem.tsx';
import { Button, buttonLook } from '#src/components/button/button.tsx';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { Illustration } from '#src/components/illustration/illustration.tsx';
import { useIsHydrating } from '#src/components/lazy/use-is-hydrating.ts';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { StepLayout } from '#src/components/page-frame/step-layout.tsx';
import {
  type ErrorCode,
  errorCodeOf,
  errorKicker,
  errorLede,
  errorMessage,
  infoOf,
  missingMessages,
} from './error-messages.ts';
import { WayBack } from './error-way-back.tsx';
import { useErrorNote } from './use-error-note.ts';

type ErrorPageProps = {
  statusCode: ErrorCode;
  /** Replaces the code's own message. */
  info?: string | null;
  /** Replaces the code above the message. */
  kicker?: string | undefined;
  lede?: string | undefined;
  /** The name of the illustration. */
  scene?: string;
  error?: unknown;
  /** Where the error happened, for the log. */
  errorSource?: string;
  /** Loads the page again. */
  onRetry?: (() => void) | undefined;
  retryText?: string;
};

/** The page for an error: what is wrong, and where to go from here. */
export const ErrorPage = ({
  statusCode,
  info,
  kicker = errorKicker(statusCode),
  lede,
  scene = statusCode === 429 ? 'too-many' : 'broken',
  error,
  errorSource,
  onRetry,
  retryText = 'Try again',
}: ErrorPageProps) => {
  const message = errorMessage(statusCode, info);
  useErrorNote(statusCode, message, error, errorSource);
  const isHydrating = useIsHydrating();
  return (
    <PageFrame>
      <StepLayout
        kicker={kicker}
        title={message}
        lede={lede ?? errorLede(statusCode, onRetry !== undefined)}
        actions={
          <>
            {onRetry ? <Button onClick={onRetry}>{retryText}</Button> : null}
            <LinkButton to="/" tone={onRetry ? 'plain' : 'primary'}>
              Go to the home page
            </LinkButton>
            <WayBack />
            {/* The server renders error pages without scripts. */}
            {isHydrating ? null : <ReportProblem className={buttonLook({ tone: 'quiet' })} />}
          </>
        }
        aside={<Illustration of={scene} alt="" size="medium" />}
      />
    </PageFrame>
  );
};

type OfflinePageProps = { missing: 'connection' | 'return'; error: unknown; onRetry: () => void };

/** Shown without a connection. The missing page loads by itself when the connection returns. */
const OfflinePage = ({ missing, error, onRetry }: OfflinePageProps) => {
  useEffect(() => onReturn(onRetry), [onRetry]);
  return (
    <ErrorPage
      statusCode="EB"
      {...missingMessages[missing]}
      scene="offline"
      error={error}
      errorSource="offline"
      onRetry={onRetry}
    />
  );
};

/** The router's error boundary, for a loader or a page that threw. */
export const RouteErrorPage = ({ error }: { error: unknown }) => {
  const router = useRouter();
  const retry = () => void router.invalidate();
  const missing = missingFor(error, connectionNow());
  if (missing === 'connection' || missing === 'return')
    return <OfflinePage missing={missing} error={error} onRetry={retry} />;
  if (missing === 'code')
    return (
      <ErrorPage
        statusCode="EB"
        {...missingMessages.code}
        error={error}
        errorSource="route"
        onRetry={() => location.reload()}
        retryText="Reload"
      />
    );
  return (
    <ErrorPage
      statusCode={errorCodeOf(error)}
      info={infoOf(error)}
      error={error}
      errorSource="route"
      onRetry={retry}
    />
  );
};
