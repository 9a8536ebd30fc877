import type { ReactNode } from 'react';
import { moneyExact } from '#machines/money.ts';
import { fieldNames } from '#machines/profile/profile.messages.ts';
import { profileRules } from '#machines/profile/profile.rules.ts';
import type { EditedProfile, ProfileDraft, ProfileField } from '#machines/profile/profile.types.ts';
import { pageLink } from '#src/components/button/app-link.ts';
import { EditedForm, type EditingActor } from '#src/components/editing/edited-form.tsx';
import { StoryText } from '#src/components/story/story-text.tsx';
import type { WayBack } from '#src/components/way-back/way-back.tsx';
import { SurvivorSection } from '#src/features/profile/survivor/survivor-section.tsx';
import { css } from '#styled-system/css';
import { ContactSection } from './contact-section.tsx';
import { AboutSection, GoalSection, KitSection, StorySection, VisibilitySection } from './page-sections.tsx';

export type ProfileActor = EditingActor<EditedProfile>;

type EditPageProps = {
  actor: ProfileActor;
  publicId: string;
  /** In cents. */
  raised: number;
  /** The contact address. */
  emailAddress: string;
  wayBack: WayBack;
  /** Portrait and cover, at the top of “About you”. */
  images?: ReactNode;
  /** A chosen image isn’t saved yet. */
  hasOpenImage?: boolean;
  /** The editor of the contact address; without it the address is only shown. */
  email?: ReactNode;
  /** The share button, after a save. */
  share?: ReactNode;
  /** The preview in another person's view, below the form's sections. */
  seeAs?: ReactNode;
  /** The link to closing the account, at the end. */
  closing?: ReactNode;
};

const shownValue = (field: ProfileField, value: ProfileDraft[ProfileField]): ReactNode => {
  if (value === null || value === '') return <em>Nothing</em>;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return field === 'goal' ? moneyExact(value) : value;
  return typeof value === 'string' ? value : <StoryText story={value} />;
};

/** The form where a person edits their profile and their data. */
export const EditPage = ({
  actor,
  publicId,
  raised,
  emailAddress,
  wayBack,
  images,
  hasOpenImage = false,
  email = (
    <p className={css({ maxWidth: 'measure' })}>
      We write to <strong translate="no">{emailAddress}</strong>.
    </p>
  ),
  share,
  seeAs,
  closing,
}: EditPageProps) => (
  <EditedForm<EditedProfile>
    actor={actor}
    rules={profileRules}
    fieldNames={fieldNames}
    shownValue={shownValue}
    texts={{
      problem: 'Your page isn’t saved yet',
      openImage: 'Your picture isn’t saved yet.',
      elsewhere: 'another tab or device',
    }}
    wayBack={wayBack}
    page={{ link: pageLink('User', publicId), text: 'See your page' }}
    hasOpenImage={hasOpenImage}
    share={share}
    sections={(section, { extra: { committedAmount } }) => (
      <>
        <StorySection {...section} />
        <GoalSection {...section} {...{ publicId, raised, committedAmount }} />
        <AboutSection {...section} images={images} />
        <ContactSection {...section} email={email} />
        <KitSection {...section} />
        <VisibilitySection {...section} />
        <SurvivorSection {...section} />
        {seeAs}
        {closing}
      </>
    )}
  />
);
