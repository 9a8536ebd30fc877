import type { ReactNode } from 'react';
import type { BaseCamp } from '#machines/base-camp/base-camp.types.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { slots } from '#src/components/style/style.ts';
import { css } from '#styled-system/css';
import { aheadText, stepText } from './base-camp-messages.ts';

/** The land behind the camp, as high as its box. Decoration, so hidden from screen readers. */
const CampHills = () => (
  <svg viewBox="0 0 320 64" preserveAspectRatio="none" aria-hidden="true">
    <path
      d="M0 40C24 28 44 10 70 14s34 26 62 26 38-32 68-34 50 30 74 30 34-10 46-16v44H0z"
      fill="var(--colors-climb-ahead)"
    />
    <path
      d="M0 40C24 28 44 10 70 14s34 26 62 26 38-32 68-34 50 30 74 30 34-10 46-16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
);

type NextStepProps = {
  camp: BaseCamp;
  /** The share button of the person's page. */
  share: ReactNode;
};

/** The next step's button; none where nothing is left to do. */
export const NextAction = ({
  camp,
  share,
  isQuiet = false,
}: NextStepProps & {
  /** The page has a primary button elsewhere. */
  isQuiet?: boolean;
}) => {
  const { action, link } = stepText(camp.nextStep, camp);
  if (action === null || link === null) return null;
  if (link !== 'share')
    return (
      <LinkButton {...link} tone={isQuiet ? 'plain' : 'primary'}>
        {action}
      </LinkButton>
    );
  return share;
};

/** A shift needs its day, and a question is no link. */
const linkText = (step: BaseCamp['nextStep'], camp: BaseCamp): string => {
  const { title, action } = stepText(step, camp);
  if (step.kind === 'shift') return aheadText(step.shift);
  return step.kind === 'enter-activity' && action !== null ? action : title;
};

/** The other open steps, each with its own link. */
const Further = ({ camp }: { camp: BaseCamp }) => (
  <ul className={slots('baseCamp')('further')}>
    {camp.furtherSteps.map((step) => {
      const { link } = stepText(step, camp);
      const title = linkText(step, camp);
      return (
        <li key={step.kind}>
          {link === null || link === 'share' ? title : <TextLink {...link}>{title}</TextLink>}
        </li>
      );
    })}
  </ul>
);

/** Fixed links where there are no other steps, in the space that a phone reserves for them. */
const Always = ({ camp: { publicId } }: { camp: BaseCamp }) => (
  <ul className={`${slots('baseCamp')('further')} ${css({ hideFrom: 'sm' })}`}>
    <li>
      <TextLink to="/profile/$id" params={{ id: publicId }}>
        See your page
      </TextLink>
    </li>
    <li>
      <TextLink to="/profile/$id/edit" params={{ id: publicId }}>
        Edit your page
      </TextLink>
    </li>
    <li>
      <TextLink to="/register">See your registration</TextLink>
    </li>
  </ul>
);

/** The next step, and the other open ones. */
export const NextStep = ({ camp, share }: NextStepProps) => {
  const { title, text } = stepText(camp.nextStep, camp);
  const isDone = camp.nextStep.kind === 'all-done';
  return (
    <>
      <p>{isDone ? 'For now' : 'Next'}</p>
      <div className={css({ display: 'grid', gap: '2', alignContent: 'start', minWidth: '0' })}>
        <h2>{title}</h2>
        <p className={css({ color: 'ink.soft' })}>{text}</p>
      </div>
      <NextAction camp={camp} share={share} />
      {camp.furtherSteps.length > 0 ? <Further camp={camp} /> : isDone ? null : <Always camp={camp} />}
      {/* Fills the space that the text leaves free. */}
      <div className={slots('baseCamp')('hills')}>
        <CampHills />
      </div>
    </>
  );
};
