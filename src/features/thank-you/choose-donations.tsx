import { dayIn, eventZone } from '#machines/calendar.ts';
import { money } from '#machines/money.ts';
import type { ReceivedDonation, ThankYouContext } from '#machines/thank-you/thank-you.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { Checkbox } from '#src/components/choice/checkbox.tsx';
import { OptionGroup } from '#src/components/choice/option-group.tsx';
import { optionId } from '#src/components/choice/selection.ts';
import { FormErrors } from '#src/components/form/form-errors.tsx';
import { useRefusals } from '#src/components/form/use-refusals.ts';
import { dateText } from '#src/components/format/date.ts';
import { counted } from '#src/components/format/numbers.ts';
import { css } from '#styled-system/css';
import type { SendThankYou } from './thank-you.types.ts';
import { chosenText } from './thank-you-messages.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 9rem 5rem' },
  gridTemplateAreas: {
    base: '"name amount" "date date" "message message"',
    md: '"name date amount" "message message message"',
  },
  columnGap: '6',
  rowGap: '1',
  alignItems: 'baseline',
});

const soft = css({ color: 'ink.soft', textStyle: 'small' });

const Row = ({
  donation: { name, amount, isAnonymous, message, givenAt },
}: {
  donation: ReceivedDonation;
}) => (
  <span className={row}>
    <span className={css({ gridArea: 'name', textStyle: 'label', overflowWrap: 'anywhere' })}>
      {name ?? 'Anonymous'}
    </span>
    <span className={`${soft} ${css({ gridArea: 'date' })}`}>{dateText(dayIn(eventZone, givenAt))}</span>
    <span
      className={css({
        gridArea: 'amount',
        textStyle: 'label',
        textAlign: 'end',
        fontVariantNumeric: 'tabular-nums',
      })}
    >
      {amount === null ? null : money(amount)}
    </span>
    {message === null && !isAnonymous ? null : (
      <span className={css({ gridArea: 'message', display: 'grid', gap: '1', maxWidth: '60ch' })}>
        {message === null ? null : <span className={css({ overflowWrap: 'anywhere' })}>“{message}”</span>}
        {isAnonymous ? <span className={soft}>Gave anonymously. No one else sees the name.</span> : null}
      </span>
    )}
  </span>
);

/** Rows as in every list of donations, with a checkbox before each. */
const list = css({
  '& fieldset > div > label': { py: '5', borderTop: '1px solid token(colors.line)' },
  '& fieldset > div': { gap: '0', mt: '0' },
});

const bar = css({
  position: 'sticky',
  bottom: '0',
  zIndex: '1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  py: '4',
  bg: 'paper',
  borderTop: '2px solid token(colors.ink)',
});

const groupId = 'chosen';

/** The choice of donations for the e-mail. */
export const ChooseDonations = ({ context, send }: { context: ThankYouContext; send: SendThankYou }) => {
  const { donations, chosen, fieldErrors } = context;
  const refusals = useRefusals(context, false);
  const ids = donations.map(({ id }) => id);
  const isAll = chosen.length === ids.length;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        refusals.ask();
        send({ type: 'choice.made' });
      }}
      className={css({ display: 'grid', gap: '4', maxWidth: '52rem' })}
    >
      <FormErrors
        fieldErrors={fieldErrors}
        idOf={() => optionId(groupId, ids[0] ?? '', 0)}
        refusals={refusals.count}
        problem={null}
      />
      {ids.length > 1 ? (
        <Checkbox
          id="all"
          label={<span className={css({ textStyle: 'label' })}>All {counted(ids.length, 'gift')}</span>}
          checked={isAll}
          onChange={(on) => send({ type: 'choice.changed', chosen: on ? ids : [] })}
        />
      ) : null}
      <div className={list}>
        <OptionGroup
          id={groupId}
          label="Not yet thanked"
          kind="checkbox"
          width="full"
          options={donations.map((donation) => ({ value: donation.id, label: <Row donation={donation} /> }))}
          selected={chosen}
          error={fieldErrors.chosen}
          onChange={(those) =>
            send({ type: 'choice.changed', chosen: ids.filter((id) => those.includes(id)) })
          }
        />
      </div>
      <div className={bar}>
        <p role="status" className={css({ textStyle: 'label', fontVariantNumeric: 'tabular-nums' })}>
          {chosenText(context)}
        </p>
        <Button type="submit" size="lg" wide="phone">
          Write your e-mail
        </Button>
      </div>
    </form>
  );
};
