import type { ReactNode } from 'react';
import type { BaseCamp } from '#machines/base-camp/base-camp.types.ts';
import { Illustration } from '#src/components/illustration/illustration.tsx';
import { jobScene } from '#src/components/illustration/job-scene.ts';
import { slots } from '#src/components/style/style.ts';
import { Ahead } from './ahead.tsx';
import { CampNote, CampParts, CampTitle } from './camp-frame.tsx';
import { NextStep } from './next-step.tsx';

/** The next shift's job; without a shift or a scene of its job, the one that everybody passes. */
const sceneOf = ({ nextStep }: BaseCamp): string =>
  (nextStep.kind === 'shift' ? jobScene(nextStep.shift.jobType) : null) ?? 'job-rest-stop';

type VolunteerCampProps = { camp: BaseCamp; share: ReactNode };

/** For who gives time, and raises nothing: a room of its own, without sums. */
export const VolunteerCamp = ({ camp, share }: VolunteerCampProps) => (
  <CampParts
    place="volunteer"
    head={
      <>
        <CampTitle of="home">Base camp</CampTitle>
        <p>
          <span>Hello {camp.firstName}.</span> <b>{camp.currentEventName}</b>
        </p>
      </>
    }
    standing={
      <>
        <div className={slots('baseCamp')('job')}>
          <Illustration of={sceneOf(camp)} alt="" />
        </div>
        <p>You give your time this year. Thank you.</p>
      </>
    }
    next={<NextStep camp={camp} share={share} />}
    newest={
      <CampNote title="Your shifts" href="/volunteer-edit" action="Open your shifts">
        Take another one, bring friends along, or save your times to your calendar.
      </CampNote>
    }
    week={
      <CampNote title="Raise money, too" href={`/profile/${camp.publicId}/edit`} action="Set a goal">
        Only if you like: set a goal, and people can help you up the hill.
      </CampNote>
    }
    ahead={camp.ahead.length === 0 ? null : <Ahead ahead={camp.ahead} />}
  />
);
