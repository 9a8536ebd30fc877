import { FoundingPage } from '#src/features/founding/founding-page.tsx';
import type { FoundingActor } from '#src/features/founding/use-founding-step.ts';
import { StoryField } from '#src/features/profile/story-editor/story-field.tsx';
import { wayBack } from '#test/support/auth/sign-in-again.ts';

/** The page without the app around it; pictures and invitations have flows of their own. */
export const FoundingHarness = ({ actor }: { actor: FoundingActor }) => (
  <FoundingPage
    actor={actor}
    wayBack={wayBack}
    story={(field) => <StoryField {...field} />}
    pictures={({ name }) => <p>The pictures of {name}</p>}
    invitations={({ name }) => <p>Inviting people into {name}</p>}
  />
);
