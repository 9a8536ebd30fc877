import CircleCheck from 'lucide-react/icons/circle-check';
import type { components } from '#openapi/contract.gen.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { Day } from '#src/components/format/day.tsx';
import { whole } from '#src/components/format/numbers.ts';
import { css } from '#styled-system/css';
import { thankLink } from './profile-messages.ts';

type Donation = components['schemas']['Donation'];

const thanked = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  color: 'forest',
  textStyle: 'small',
  '& svg': { width: '1.1em', height: '1.1em', flexShrink: '0' },
});

/** Whether the person has sent thanks for a donation, with a link to do so. */
export const Thanks = ({ publicId, donation }: { publicId: string; donation: Donation }) => {
  const { id, name, thankedAt } = donation;
  if (thankedAt === undefined) return null;
  if (thankedAt !== null)
    return (
      <p className={thanked}>
        <CircleCheck aria-hidden />
        <span>
          Thanked on <Day at={thankedAt} />
        </span>
      </p>
    );
  return (
    <p className={css({ pt: '1' })}>
      <LinkButton tone="plain" {...thankLink(publicId, id)}>
        Thank {name ?? 'this donor'}
      </LinkButton>
    </p>
  );
};

/** The link to thank for all remaining donations; nothing without any. */
export const ThankAll = ({ publicId, unthanked }: { publicId: string; unthanked: number }) =>
  unthanked === 0 ? null : (
    <LinkButton size="lg" {...thankLink(publicId)}>
      Say thanks for {unthanked === 1 ? '1 gift' : `${whole(unthanked)} gifts`}
    </LinkButton>
  );
