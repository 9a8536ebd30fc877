import type { ReactNode } from 'react';
import { fieldNames } from '#machines/peloton/peloton.messages.ts';
import { pelotonRules } from '#machines/peloton/peloton.rules.ts';
import type { EditedPeloton } from '#machines/peloton/peloton.types.ts';
import { pageLink } from '#src/components/button/app-link.ts';
import { EditedForm, type EditingActor } from '#src/components/editing/edited-form.tsx';
import type { StorySlot } from '#src/components/story/story-slot.ts';
import type { WayBack } from '#src/components/way-back/way-back.tsx';
import { LostRole } from './lost-role.tsx';
import { GoalSection, NameSection, PeopleSection, StorySection } from './settings-sections.tsx';
import { shownValue } from './shown-value.tsx';

export type PelotonSettingsActor = EditingActor<EditedPeloton>;

type SettingsPageProps = {
  actor: PelotonSettingsActor;
  pelotonId: string;
  /** In cents. */
  raised: number;
  wayBack: WayBack;
  story: StorySlot;
  /** Picture and cover, next to the name. */
  images?: ReactNode;
  /** A chosen image isn’t saved yet. */
  hasOpenImage?: boolean;
  /** The content that others don't see on the page. */
  hidden?: ReactNode;
  /** The share button, after a save. */
  share?: ReactNode;
};

/** The form where captain and admins edit their peloton's page. */
export const SettingsPage = ({
  actor,
  pelotonId,
  raised,
  wayBack,
  story,
  images,
  hasOpenImage = false,
  hidden,
  share,
}: SettingsPageProps) => (
  <EditedForm<EditedPeloton>
    actor={actor}
    rules={pelotonRules}
    fieldNames={fieldNames}
    shownValue={(_, value) => shownValue(value)}
    texts={{
      problem: 'Not everything is saved yet',
      openImage: 'The picture isn’t saved yet.',
      elsewhere: 'someone who leads with you',
    }}
    wayBack={wayBack}
    page={{ link: pageLink('Peloton', pelotonId), text: 'See the page' }}
    hasOpenImage={hasOpenImage}
    share={share}
    above={hidden}
    sections={(section) => (
      <>
        <StorySection {...section} story={story} />
        <NameSection {...section} images={images} />
        <GoalSection {...section} pelotonId={pelotonId} raised={raised} />
        <PeopleSection {...section} />
      </>
    )}
    forbidden={(context, heading) => <LostRole context={context} heading={heading} pelotonId={pelotonId} />}
  />
);
