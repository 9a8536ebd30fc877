import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { selectData } from '#machines/entity/cached-entity.machine.ts';
import type { EntityData } from '#machines/entity/cached-entity.types.ts';
import { ErrorPage } from '#src/app/errors/error-page.tsx';
import type { SystemActors } from '#src/app/root-actor/system-actors.ts';
import { Button } from '#src/components/button/button.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { StepLayout } from '#src/components/page-frame/step-layout.tsx';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { Skeleton } from '#src/components/skeleton/skeleton.tsx';
import { css } from '#styled-system/css';

type EntityPageProps<Data> = {
  /** The app's copy, which the route's loader requests; undefined until the app is open. */
  actor: SystemActors['viewedUser' | 'peloton'] | undefined;
  /** The id in the page's address. */
  id: string;
  /** The data from the document, shown until the app has a copy. */
  came?: Data | null;
  children: (data: Data) => ReactNode;
};

/** A page about an entity of the server: a skeleton until the data is loaded, the error page where there is no such entity. */
export const EntityPage = <Data extends EntityData>({
  actor,
  id,
  came = null,
  children,
}: EntityPageProps<Data>) => {
  const snapshot = useSelector(actor, (one) => one);
  const isThis = snapshot?.context.id === id;
  const data = (isThis ? selectData<Data>(snapshot) : null) ?? came;
  if (data !== null) return children(data);
  const failure = isThis ? snapshot.context.failure : null;
  if (failure === null) return <EntityLoading />;
  const { status, message } = failure;
  const retry = () => actor?.send({ type: 'entity.requested', id, at: Date.now() });
  // A missing page is not an error of the app, so it is not logged.
  if (status === 404) return <ErrorPage statusCode={status} />;
  if (status !== null && status < 500) return <ErrorPage statusCode={status} error={failure} />;
  if (status !== null)
    return (
      <ErrorPage statusCode={status} info={unavailable} lede={message} error={failure} onRetry={retry} />
    );
  return <EntityUnavailable message={message} onRetry={retry} />;
};

const unavailable = 'We couldn’t load this page';

/** The skeleton of a page while its data, or its reader, is unknown. */
export const EntityLoading = () => {
  usePageTitle('Loading');
  return (
    <PageFrame isLoading>
      <div role="status" className={css({ display: 'grid', gap: '6', pt: { base: '12', md: '24' } })}>
        <h1 className={css({ srOnly: true })}>Loading the page</h1>
        <Skeleton width="9rem" />
        <Skeleton shape="title" width="min(100%, 28rem)" />
        <Skeleton shape="title" width="min(80%, 20rem)" />
        <Skeleton width="min(100%, 36rem)" />
        <Skeleton shape="card" />
      </div>
    </PageFrame>
  );
};

/** The server could not be asked, so the page doesn't know whether the entity exists. */
const EntityUnavailable = ({ message, onRetry }: { message: string; onRetry: () => void }) => {
  usePageTitle(unavailable);
  return (
    <PageFrame>
      <StepLayout
        title={unavailable}
        lede={message}
        actions={
          <Button size="lg" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {null}
      </StepLayout>
    </PageFrame>
  );
};
