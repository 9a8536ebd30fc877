import { Illustration } from '#src/components/illustration/illustration.tsx';
import { jobScene } from '#src/components/illustration/job-scene.ts';
import { slots } from '#src/components/style/style.ts';

/** Volunteer jobs with their illustrations: `of="Rest stop, Parking"`. */
export const JobList = ({ of }: { of: string }) => (
  <ul className={slots('entries')('jobs')}>
    {of.split(', ').map((job) => (
      <li key={job}>
        <Illustration of={jobScene(job)} alt="" />
        {job}
      </li>
    ))}
  </ul>
);
