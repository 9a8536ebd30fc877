import type { ReactNode } from 'react';
import type { BaseCamp } from '#machines/base-camp/base-camp.types.ts';
import { Illustration } from '#src/components/illustration/illustration.tsx';
import { jobScene } from '#src/components/illustration/job-scene.ts';
import { slots } from '#src/components/style/style.ts';
import { Ahead } from './ahead.tsx';
import { CampNote, CampParts, CampTitle } from './camp-frame.tsx';
import { NextStep } from './next-step.tsx';

/** The illustration of the next shift's job; otherwise a general one. */
const sceneOf = ({ nextStep, furtherSteps }: BaseCamp): string => {
  const jobs = [nextStep, ...furtherSteps].flatMap((step) => {
    if (step.kind === 'shift') return step.shift.jobType;
    return step.kind === 'shift-clash' ? step.jobType : [];
  });
  return (jobs[0] === undefined ? null : jobScene(jobs[0])) ?? 'job-rest-stop';
};

/** Base camp for a person who only volunteers, without amounts. */
export const VolunteerCamp = ({ camp, share }: { camp: BaseCamp; share: ReactNode }) => (
  <CampParts
    place="volunteer"
    head={
      <>
        <CampTitle of="home">Base camp</CampTitle>
        <p>
          <span>Hello, {camp.firstName}.</span> You’re volunteering at {camp.currentEventName}. Thank you!
        </p>
      </>
    }
    progress={
      <div className={slots('baseCamp')('job')}>
        <Illustration of={sceneOf(camp)} alt="" />
      </div>
    }
    next={<NextStep camp={camp} share={share} />}
    week={
      <CampNote
        title="Raise money, too"
        link={{ to: '/profile/$id/edit', params: { id: camp.publicId } }}
        action="Set a goal"
      >
        Every dollar goes to cancer research, and your page is ready to share.
      </CampNote>
    }
    ahead={camp.ahead.length === 0 ? null : <Ahead ahead={camp.ahead} />}
  />
);
