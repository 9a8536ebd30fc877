import { useRouter } from '@tanstack/react-router';
import { safePath } from '#machines/auth/safe-path.ts';
import { Button } from '#src/components/button/button.tsx';
import { ButtonAnchor } from '#src/components/button/link-button.tsx';
import { useIsHydrating } from '#src/components/lazy/use-is-hydrating.ts';

/** A link to the page in `prevPath`, or to the previous page; an empty space where there is none. */
export const WayBack = () => {
  const router = useRouter();
  const { search } = router.state.location;
  const named = safePath((search as { prevPath?: unknown }).prevPath);
  // The server doesn't know the previous page.
  const hasPage = !useIsHydrating() && history.length > 1;
  if (named !== null)
    return (
      <ButtonAnchor tone="plain" href={named}>
        Go back
      </ButtonAnchor>
    );
  // The space is reserved, so that nothing moves after hydration.
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
