import { contentLink } from '#src/components/button/app-link.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Illustration } from '#src/components/illustration/illustration.tsx';
import { jobScene } from '#src/components/illustration/job-scene.ts';
import { useArrived } from '#src/components/lazy/arrived.ts';
import { SideCard } from '#src/components/page-frame/side-card.tsx';
import { onlyVolunteers, type Profile } from '#src/features/profile/profile-messages.ts';
import { css } from '#styled-system/css';
import type { Late, Participation } from './about.ts';

const facts = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '4',
  rowGap: '1',
  mt: '4',
  '& dt': { color: 'ink.soft' },
  '& dd': { fontWeight: 'bold' },
});
const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '5',
  rowGap: '2',
  mt: '5',
});

type VolunteerTooProps = { profile: Profile; participation: Late<Participation> };

/** On the page of a person who only volunteers: how to volunteer with them. Suspends until their kinds of help are loaded. */
export const VolunteerToo = ({ profile, participation }: VolunteerTooProps) => {
  const known = useArrived(participation);
  if (!onlyVolunteers(profile)) return null;
  const scene = (known?.help ?? []).map(jobScene).find((one) => one !== null) ?? 'job-rest-stop';
  return (
    <SideCard title={`Volunteer with ${profile.firstName}`}>
      <Illustration of={scene} alt="" />
      <dl className={facts}>
        <dt>Costs</dt>
        <dd>$0, and nothing to raise</dd>
        <dt>Ages</dt>
        <dd>14 and up</dd>
        <dt>Time</dt>
        <dd>A few hours, with friends if you like</dd>
      </dl>
      <div className={ways}>
        <LinkButton tone="plain" to="/register" search={{ choose: 'volunteer' }}>
          Volunteer, too
        </LinkButton>
        <TextLink {...contentLink('/get-involved#volunteer')}>See the jobs</TextLink>
      </div>
    </SideCard>
  );
};
