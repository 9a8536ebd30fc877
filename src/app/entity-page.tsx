import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { selectData } from '#machines/entity/cached-entity.machine.ts';
import type { EntityData } from '#machines/entity/cached-entity.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { StepLayout } from '#src/components/page-frame/step-layout.tsx';
import { Skeleton } from '#src/components/skeleton/skeleton.tsx';
import { css } from '#styled-system/css';
import type { Residents } from './actors.ts';
import { ErrorPage } from './error-page.tsx';
import { usePageTitle } from './use-page-title.ts';

type EntityPageProps<Data> = {
  /** The app's copy of it, asked for by the route's loader. */
  actor: Residents['viewedUser' | 'peloton'];
  /** Which one the address names. */
  id: string;
  /** Right end of the header, also while there is nothing else to show. */
  actions: ReactNode;
  children: (data: Data) => ReactNode;
};

/** A page about something the server owns: a skeleton until it is there, the error page where there is none. */
export const EntityPage = <Data extends EntityData>({
  actor,
  id,
  actions,
  children,
}: EntityPageProps<Data>) => {
  const { context } = useSelector(actor, (snapshot) => snapshot);
  const data = useSelector(actor, (snapshot) => selectData<Data>(snapshot));
  const isThis = context.id === id;
  if (isThis && data !== null) return children(data);
  if (!isThis || context.failure === null) return <EntityLoading actions={actions} />;
  const { status, message } = context.failure;
  if (status !== null && status < 500) return <ErrorPage statusCode={status} actions={actions} />;
  const retry = () => actor.send({ type: 'entity.requested', id, at: Date.now() });
  return <EntityUnavailable message={message} onRetry={retry} actions={actions} />;
};

const EntityLoading = ({ actions }: { actions: ReactNode }) => {
  usePageTitle('Loading');
  return (
    <PageFrame actions={actions}>
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

type EntityUnavailableProps = { message: string; onRetry: () => void; actions: ReactNode };

/** Nobody knows whether there is such a thing: the server could not be asked. */
const EntityUnavailable = ({ message, onRetry, actions }: EntityUnavailableProps) => {
  usePageTitle('We couldn’t load this page');
  return (
    <PageFrame actions={actions}>
      <StepLayout
        title="We couldn’t load this page"
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
