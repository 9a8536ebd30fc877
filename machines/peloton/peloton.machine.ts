import { createEditingMachine } from '#machines/editing/create-editing-machine.ts';
import { pelotonOfDraft, pelotonRules } from './peloton.rules.ts';
import type { EditedPeloton } from './peloton.types.ts';

/** Captain and admins change their peloton's page. */
export const pelotonMachine = createEditingMachine<EditedPeloton>({
  id: 'peloton',
  description: 'Editing the page of one’s own peloton',
  rules: pelotonRules,
  fieldsFrom: pelotonOfDraft,
  texts: {
    heading: 'Edit the page',
    saved: 'The page is saved.',
    saving: 'Saving the page.',
    loading: 'Loading the page again.',
    stale: 'The page was changed elsewhere',
    changedElsewhere:
      'Someone else changed the page in the meantime. What you typed is still here: check it, and save again.',
  },
  forbidden: {
    code: 'peloton-not-yours',
    heading: 'You no longer lead this peloton',
    announce: 'You no longer lead this peloton. Your changes were not saved.',
  },
});
