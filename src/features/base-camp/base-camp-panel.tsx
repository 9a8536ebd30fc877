import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { baseCampMachine } from '#machines/base-camp/base-camp.machine.ts';
import { baseCampMeta } from '#machines/base-camp/base-camp.messages.ts';
import type { BaseCamp } from '#machines/base-camp/base-camp.types.ts';
import { wholeMoney } from '#machines/money.ts';
import { Button } from '#src/components/button/button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { CountUp } from '#src/components/card/count-up.tsx';
import { Climb } from '#src/components/climb/climb.tsx';
import { slots } from '#src/components/style/style.ts';
import { Ahead } from './ahead.tsx';
import { aheadText, daysText, isWithoutMoney, ofWhatText, stepText } from './base-camp-messages.ts';
import { CampFrame, CampParts, type CampPlace, CampTitle } from './camp-frame.tsx';
import { type CampSize, CampSkeleton } from './camp-skeleton.tsx';
import { Celebration } from './celebration.tsx';
import { GoalsWeek } from './goals-week.tsx';
import { NewestDonations } from './newest-donations.tsx';
import { NextAction, NextStep } from './next-step.tsx';
import { VolunteerCamp } from './volunteer-camp.tsx';
import { Week } from './week.tsx';

const line = { stroke: 'currentColor', strokeWidth: 2.5, strokeLinejoin: 'round' } as const;

const oranges = [
  [136, 90],
  [152, 90],
  [168, 90],
  [144, 77],
  [160, 77],
  [152, 64],
] as const;

/** A rest stop with oranges, for volunteers. Decoration, so hidden from screen readers. */
const RestStop = () => (
  <svg viewBox="0 0 320 144" className={slots('baseCamp')('scene')} aria-hidden="true">
    <path d="M0 128c50-14 90 4 150-4s110-14 170-2v22H0z" fill="var(--colors-climb-ahead)" />
    <path d="M0 128c50-14 90 4 150-4s110-14 170-2" fill="none" {...line} />
    <path d="M84 44v80M236 44v76M112 106v18M208 106v14" fill="none" {...line} strokeWidth={4} />
    <path d="M68 46L160 8l92 38z" fill="var(--colors-jersey)" {...line} />
    <path
      d="M68 46l13 14 13-14 13 14 13-14 13 14 13-14 14 14 14-14 13 14 13-14 13 14 13-14 13 14 13-14"
      fill="none"
      {...line}
    />
    {oranges.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="7" fill="var(--colors-jersey)" {...line} />
    ))}
    <path d="M194 97V80l4-6v-6h8v6l4 6v17z" fill="var(--colors-surface)" {...line} />
    <path d="M100 97h120v10H100z" fill="var(--colors-surface)" {...line} />
  </svg>
);

type ShownProps = { camp: BaseCamp; place: CampPlace; share: ReactNode; quietShare?: ReactNode };

/** For a signed-in person who doesn't take part: one line and one button. */
const Slim = ({ camp, place, share }: Omit<ShownProps, 'quietShare'>) => {
  const { title, text } = stepText(camp.nextStep, camp);
  return (
    <div className={slots('baseCamp', { place })('slim')}>
      <div>
        <CampTitle>
          Hello {camp.firstName}. {title}.
        </CampTitle>
        <p>{text}</p>
      </div>
      <NextAction camp={camp} share={share} isQuiet={camp.nextStep.kind === 'register' && place === 'home'} />
    </div>
  );
};

/** On the person's own page: the link to base camp, the next step, and the day of the next shift. */
const Line = ({ camp, share }: Pick<ShownProps, 'camp' | 'share'>) => {
  const { nextStep, ahead } = camp;
  const { title, link } = stepText(nextStep, camp);
  const shift =
    isWithoutMoney(camp) && nextStep.kind !== 'shift'
      ? ahead.find(({ kind }) => kind === 'shift')
      : undefined;
  return (
    <div className={slots('baseCamp', { place: 'profile' })('slim')}>
      <div>
        <CampTitle>
          <TextLink to="/">Base camp</TextLink>
        </CampTitle>
        <p>
          <span>Next:</span>{' '}
          {link === null || link === 'share' ? title : <TextLink {...link}>{title}</TextLink>}
        </p>
        {shift === undefined ? null : (
          <p>
            <span>Your shift:</span> <TextLink to="/volunteer-edit">{aheadText(shift)}</TextLink>
          </p>
        )}
      </div>
      {link === 'share' ? share : null}
    </div>
  );
};

const CampProgress = ({ camp }: Pick<ShownProps, 'camp'>) => {
  const { fundraising, publicId } = camp;
  const { raised, goal, committedAmount } = fundraising;
  return (
    <>
      <p>
        <b>
          <CountUp value={raised} format={wholeMoney} />
        </b>{' '}
        {ofWhatText(camp) ?? 'raised this year.'}
      </p>
      {goal > 0 ? (
        <Climb id={publicId} size="fill" raised={raised} goal={goal} committed={committedAmount} />
      ) : (
        <RestStop />
      )}
    </>
  );
};

type WholeProps = Omit<ShownProps, 'place'> & {
  /** The celebration that replaces the progress; null for none. */
  party: ReactNode;
};

const Whole = ({ camp, share, quietShare, party }: WholeProps) => (
  <CampParts
    place="home"
    head={
      <>
        <CampTitle of="home">Base camp</CampTitle>
        <p>
          <span>Hello, {camp.firstName}.</span> <b>{daysText(camp)}</b>
        </p>
      </>
    }
    progress={party ?? <CampProgress camp={camp} />}
    next={<NextStep camp={camp} share={share} />}
    newest={<NewestDonations camp={camp} />}
    week={<Week camp={camp} share={stepText(camp.nextStep, camp).link === 'share' ? null : quietShare} />}
    season={camp.goals.length > 0 ? <GoalsWeek goals={camp.goals} /> : null}
    // The line above has the deadline already.
    ahead={camp.ahead.some(({ kind }) => kind !== 'deadline') ? <Ahead ahead={camp.ahead} /> : null}
  />
);

type BaseCampPanelProps = {
  actor: ActorRefFrom<typeof baseCampMachine>;
  place: CampPlace;
  /** The expected size, until it is known. */
  size: CampSize;
  share: ReactNode;
  /** A quieter share button, for use next to a primary button; left out if only the next step is shown. */
  quietShare?: ReactNode;
};

/** Base camp in each of its states. A failure takes one line, and leaves the rest of the page unchanged. */
export const BaseCampPanel = ({ actor, place, size, share, quietShare }: BaseCampPanelProps) => {
  const snapshot = useSelector(actor, (one) => one);
  const { camp } = snapshot.context;
  if (snapshot.matches('absent')) return null;
  if (snapshot.matches('unavailable'))
    return (
      <CampFrame place={place}>
        <div className={slots('baseCamp')('line')} role="alert">
          <CampTitle>{baseCampMeta.unavailable.announce}</CampTitle>
          <Button tone="plain" onClick={() => actor.send({ type: 'load.retried' })}>
            Try again
          </Button>
        </div>
      </CampFrame>
    );
  if (camp === null) return <CampSkeleton place={place} size={size} />;
  const isCelebrating = snapshot.matches({ open: { success: 'celebrating' } });
  return (
    <CampFrame place={place}>
      {!camp.isParticipant ? (
        <Slim camp={camp} place={place} share={share} />
      ) : place === 'profile' ? (
        <Line camp={camp} share={share} />
      ) : size === 'lower' && isWithoutMoney(camp) ? (
        <VolunteerCamp camp={camp} share={share} />
      ) : (
        <Whole
          camp={camp}
          share={share}
          quietShare={quietShare}
          party={
            isCelebrating && camp.celebration ? (
              <Celebration
                camp={camp}
                success={camp.celebration}
                onDismiss={(amount) =>
                  actor.send({ type: 'celebration.dismissed', amount, key: crypto.randomUUID() })
                }
              />
            ) : null
          }
        />
      )}
    </CampFrame>
  );
};
