import { Tag } from '#src/components/notice/tag.tsx';
import type { Profile } from '#src/features/profile/profile-messages.ts';
import { css } from '#styled-system/css';

type SurvivorMarkProps = { profile: Pick<Profile, 'firstName' | 'isCancerSurvivor'>; isOwn: boolean };

/** That the person survived cancer, for whom they let see it; nothing for everybody else. */
export const SurvivorMark = ({ profile: { firstName, isCancerSurvivor }, isOwn }: SurvivorMarkProps) =>
  isCancerSurvivor === true ? (
    <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
      <Tag tone="success">Cancer survivor</Tag>
      {isOwn ? 'You survived cancer. The people you chose see this here.' : `${firstName} survived cancer.`}
    </p>
  ) : null;
