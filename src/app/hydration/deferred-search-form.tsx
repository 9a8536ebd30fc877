import { type ComponentProps, Suspense } from 'react';
import type { AppHandle } from '#src/app/root-actor/system-actors.ts';
import type { SearchForm } from '#src/features/search/search-form.tsx';
import { DeferredPart, deferredPart } from './deferred-part.tsx';

const part = deferredPart(async () => (await import('#src/features/search/search-form.tsx')).SearchForm);

/** For a route's loader. The page's data doesn't wait for a script that can't be loaded. */
export const preloadSearchForm = (handle: AppHandle) => part.preload(handle).catch(() => undefined);

/** The field that searches for a recipient by name, below the text of the giving pages. */
export const DeferredSearchForm = (props: ComponentProps<typeof SearchForm>) => (
  <Suspense>
    <DeferredPart part={part} props={props} />
  </Suspense>
);
