import type { User } from '#machines/auth/auth.types.ts';
import { baseCampMeta } from '#machines/base-camp/base-camp.messages.ts';
import { raisesNothing } from '#machines/base-camp/base-camp.rules.ts';
import { Skeleton } from '#src/components/skeleton/skeleton.tsx';
import { slots } from '#src/components/style/style.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { CampFrame, CampParts, type CampPlace, CampTitle } from './camp-frame.tsx';

/** `whole` for participants, `slim` for others; `lower` for a person who only volunteers, and raises nothing. */
export type CampSize = 'whole' | 'lower' | 'slim';

export const campSizeOf = ({
  participantTypes: { isChallenger, isVolunteer, registeredRides },
  fundraising,
}: Pick<User, 'participantTypes' | 'fundraising'>): CampSize => {
  if (isChallenger || registeredRides.length > 0) return 'whole';
  if (!isVolunteer) return 'slim';
  return raisesNothing(fundraising) ? 'lower' : 'whole';
};

const titleOf = (place: CampPlace, size: CampSize) => (
  <CampTitle of={size === 'slim' ? 'profile' : place}>
    Base camp <VisuallyHidden>{baseCampMeta.loading.announce}</VisuallyHidden>
  </CampTitle>
);

/** A placeholder in the size of base camp. */
export const CampSkeleton = ({ place, size }: { place: CampPlace; size: CampSize }) => (
  <CampFrame place={place} isBusy>
    {size === 'slim' || place === 'profile' ? (
      <div className={slots('baseCamp', { place })('slim')}>
        <div style={{ flex: 1 }}>
          {titleOf(place, size)}
          <Skeleton width="min(14rem, 100%)" />
        </div>
        <Skeleton shape="field" width="10rem" />
      </div>
    ) : (
      <CampParts
        place={size === 'lower' ? 'volunteer' : 'home'}
        head={
          <>
            {titleOf(place, size)}
            <Skeleton width="14rem" />
          </>
        }
        progress={
          size === 'lower' ? (
            <div className={slots('baseCamp')('job')} />
          ) : (
            <>
              <Skeleton shape="title" width="9rem" />
              <Skeleton width="16rem" />
            </>
          )
        }
        next={
          <>
            <Skeleton width="6rem" />
            <div style={{ width: '100%' }}>
              <Skeleton shape="title" width="80%" />
              <Skeleton />
            </div>
            <Skeleton shape="field" width="10rem" />
          </>
        }
        newest={
          size === 'lower' ? undefined : (
            <>
              <Skeleton width="8rem" />
              <Skeleton />
              <Skeleton />
              <Skeleton />
            </>
          )
        }
        week={
          <>
            <Skeleton width="6rem" />
            <Skeleton shape="title" width="7rem" />
            <Skeleton width="80%" />
          </>
        }
        ahead={<Skeleton width="8rem" />}
      />
    )}
  </CampFrame>
);
