import { type PelotonSettingsActor, SettingsPage } from '#src/features/peloton/settings/settings-page.tsx';
import { StoryField } from '#src/features/profile/story-editor/story-field.tsx';
import { wayBack } from '#test/support/auth/sign-in-again.ts';

/** The page of the settings without the app around it. */
export const SettingsHarness = ({ actor }: { actor: PelotonSettingsActor }) => (
  <SettingsPage
    actor={actor}
    pelotonId="de9d5b73-c409-829c-af8b-32c7852b142f"
    raised={0}
    wayBack={wayBack}
    story={(field) => <StoryField {...field} />}
  />
);
