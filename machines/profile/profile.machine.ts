import { createEditingMachine } from '#machines/editing/create-editing-machine.ts';
import { profileOfDraft, profileRules } from './profile.rules.ts';
import type { EditedProfile } from './profile.types.ts';

/** A person changes what their page says and what the event knows of them. */
export const profileMachine = createEditingMachine<EditedProfile>({
  id: 'profile',
  description: 'Editing one’s own page',
  rules: profileRules,
  fieldsFrom: profileOfDraft,
  texts: {
    heading: 'Edit your page',
    saved: 'Your page is saved.',
    saving: 'Saving your page.',
    loading: 'Loading your page again.',
    stale: 'Your page was changed elsewhere',
    changedElsewhere:
      'Your page was changed on another tab or device. What you typed is still here: check it, and save again.',
  },
});
