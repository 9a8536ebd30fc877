import { profileOfDraft } from '#machines/profile/profile.rules.ts';
import type { ProfileDraft, ProfileFields } from '#machines/profile/profile.types.ts';
import type { components } from '#openapi/contract.gen.ts';
import { call } from '#src/api/call.ts';
import { post } from '#src/api/describe-call.ts';
import { fieldsPatch } from '#src/api/json-patch.ts';

type Schemas = components['schemas'];

export type Viewer = Schemas['ProfilePreviewRequest']['viewer'];
export type Preview = Schemas['ProfilePreview'];

/** The page in the viewer's view after the draft is saved. The server decides what they see. Rejects with a FlowError. */
export const loadPreview = (saved: ProfileFields, draft: ProfileDraft, viewer: Viewer): Promise<Preview> => {
  const after = profileOfDraft(draft);
  const changes = fieldsPatch(saved, after);
  return call(
    post('/user/preview', 'PREVIEW_PROFILE', {
      timeout: 10_000,
      data: {
        viewer,
        ...(changes.length > 0 && { changes }),
        ...(after.goal !== saved.goal && { goal: after.goal }),
      },
    }),
  );
};
