import { Tag } from '#src/components/notice/tag.tsx';
import { EditMark } from '#src/features/profile/page/edit-mark.tsx';
import { editLink, type Profile } from '#src/features/profile/profile-messages.ts';
import { css } from '#styled-system/css';

type SurvivorMarkProps = {
  profile: Pick<Profile, 'firstName' | 'isCancerSurvivor' | 'publicId'>;
  isOwn: boolean;
};

/** Shows that the person survived cancer to the readers whom they allow; nothing for others. */
export const SurvivorMark = ({
  profile: { firstName, isCancerSurvivor, publicId },
  isOwn,
}: SurvivorMarkProps) =>
  isCancerSurvivor === true ? (
    <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
      <Tag tone="success">Cancer survivor</Tag>
      {isOwn ? 'You survived cancer. The people you chose see this here.' : `${firstName} survived cancer.`}
      {isOwn ? (
        <EditMark
          link={editLink(publicId, 'surviving-cancer')}
          name="Change who sees that you survived cancer"
        >
          Change who sees it
        </EditMark>
      ) : null}
    </p>
  ) : null;
