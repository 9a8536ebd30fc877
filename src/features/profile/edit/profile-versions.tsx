import type { ReactNode } from 'react';
import { moneyExact } from '#machines/money.ts';
import { openChoices, versionsOf } from '#machines/profile/profile.changes.ts';
import { fieldNames } from '#machines/profile/profile.messages.ts';
import type {
  ProfileContext,
  ProfileDraft,
  ProfileEvent,
  ProfileField,
} from '#machines/profile/profile.types.ts';
import { VersionChoice } from '#src/components/editing/version-choice.tsx';
import { StoryText } from '#src/components/story/story-text.tsx';

const shownValue = (field: ProfileField, draft: ProfileDraft[ProfileField]): ReactNode => {
  if (draft === null || draft === '') return <em>Nothing</em>;
  if (typeof draft === 'boolean') return draft ? 'Yes' : 'No';
  if (typeof draft === 'number') return field === 'goal' ? moneyExact(draft) : draft;
  return typeof draft === 'string' ? draft : <StoryText story={draft} />;
};

type ProfileVersionsProps = { context: ProfileContext; send: (event: ProfileEvent) => void };

/** What was typed here beside what was saved elsewhere. */
export const ProfileVersions = ({ context, send }: ProfileVersionsProps) => (
  <VersionChoice
    title="Your page was changed elsewhere"
    elsewhere="another tab or device"
    fields={openChoices(context).map(({ field, side }) => {
      const { mine, theirs } = versionsOf(context, field);
      return {
        field,
        name: fieldNames[field],
        side,
        mine: shownValue(field, mine),
        theirs: shownValue(field, theirs),
      };
    })}
    onChoose={(field, side) => send({ type: 'version.chosen', field, side })}
    onChooseAll={(side) => send({ type: 'versions.chosen', side })}
    onSettle={() => send({ type: 'versions.settled', key: crypto.randomUUID() })}
  />
);
