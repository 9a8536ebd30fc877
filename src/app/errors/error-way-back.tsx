import { useRouter } from '@tanstack/react-router';
import { safePath } from '#machines/auth/safe-path.ts';
import { Button } from '#src/components/button/button.tsx';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { useIsHydrating } from '#src/components/lazy/use-is-hydrating.ts';

/** Back to the page that the address names (`prevPath`), or to the one before; only its place where there was none. */
export const WayBack = () => {
  const router = useRouter();
  const { search } = router.state.location;
  const named = safePath((search as { prevPath?: unknown }).prevPath);
  // The server knows of no page before.
  const hasPage = !useIsHydrating() && history.length > 1;
  if (named !== null)
    return (
      <LinkButton tone="plain" href={named}>
        Go back
      </LinkButton>
    );
  // Its place is kept, so that nothing moves once the browser knows.
  return (
    <Button
      tone="plain"
      style={hasPage ? undefined : { visibility: 'hidden' }}
      onClick={() => router.history.back()}
    >
      Go back
    </Button>
  );
};
