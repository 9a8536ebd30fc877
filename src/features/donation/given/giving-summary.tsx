import { useEffect, useId, useState } from 'react';
import { failureText } from '#machines/flow-error.ts';
import { moneyExact } from '#machines/money.ts';
import { call } from '#src/api/call.ts';
import { get } from '#src/api/describe-call.ts';
import { useAsked } from '#src/components/ask/save-button.tsx';
import { Button } from '#src/components/button/button.tsx';
import { type Column, DataList } from '#src/components/data-list/data-list.tsx';
import { SelectField } from '#src/components/field/select-field.tsx';
import { Fold } from '#src/components/fold/fold.tsx';
import { dateText } from '#src/components/format/date.ts';
import { Skeleton } from '#src/components/skeleton/skeleton.tsx';
import { css } from '#styled-system/css';
import {
  type GivingSummary,
  type GivingYear,
  givenTo,
  loadYears,
  type SummedDonation,
  saveSummary,
  summaryLine,
  yearOption,
} from './given.ts';

/** A value that is loaded when it is shown. `key` identifies it, and is null until then; another key loads again. */
const useLoaded = <Value,>(key: string | null, load: () => Promise<Value>) => {
  const [loaded, setLoaded] = useState<{ key: string; value: Value } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is read and another try asks again; each rendering makes a new `load`
  useEffect(() => {
    if (key === null) return undefined;
    let isCurrent = true;
    setFailure(null);
    load().then(
      (value) => isCurrent && setLoaded({ key, value }),
      (error: unknown) => isCurrent && setFailure(failureText(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, tries]);
  return {
    value: loaded !== null && loaded.key === key ? loaded.value : null,
    failure,
    retry: () => setTries(tries + 1),
  };
};

const columns: readonly Column<SummedDonation>[] = [
  {
    id: 'to',
    name: 'Given to',
    cell: (donation) => (
      <>
        {givenTo(donation).name}
        <span
          className={css({ display: 'block', fontWeight: 'normal', color: 'ink.soft', textStyle: 'small' })}
        >
          {summaryLine(donation)}
        </span>
      </>
    ),
  },
  { id: 'on', name: 'Date', cell: ({ givenOn }) => dateText(givenOn) },
  { id: 'paid', name: 'You paid', align: 'end', cell: ({ charge }) => moneyExact(charge) },
  { id: 'back', name: 'Refunded', align: 'end', cell: ({ refunded }) => moneyExact(refunded) },
  { id: 'deductible', name: 'Deductible', align: 'end', cell: ({ deductible }) => moneyExact(deductible) },
];

const Failed = ({ failure, retry }: { failure: string; retry: () => void }) => (
  <div className={css({ display: 'grid', gap: '4', justifyItems: 'start' })}>
    <p role="alert">{failure}</p>
    <Button tone="plain" onClick={retry}>
      Try again
    </Button>
  </div>
);

const Save = ({ year }: { year: number }) => {
  const { state, failure, start } = useAsked(() => saveSummary(year));
  return (
    <div>
      <Button pending={state === 'asking'} pendingText="Making the summary" onClick={start}>
        Save {year} as a PDF
      </Button>
      <p role="status" className={css({ textStyle: 'small', color: 'ink.soft' })}>
        {failure}
      </p>
    </div>
  );
};

const sums = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  maxWidth: 'form',
  rowGap: '2',
  fontVariantNumeric: 'tabular-nums',
  '& dd': { textAlign: 'end', m: '0', ps: '6' },
  '& [data-sum]': { textStyle: 'label', borderTop: '2px solid token(colors.ink)', pt: '2' },
});

const Year = ({ summary: { year, charity, statement, donations, ...all } }: { summary: GivingSummary }) => (
  <>
    <dl className={sums}>
      <dt>You paid</dt>
      <dd>{moneyExact(all.charge)}</dd>
      <dt>Refunded to you</dt>
      <dd>{moneyExact(all.refunded)}</dd>
      <dt data-sum>Deductible</dt>
      <dd data-sum>{moneyExact(all.deductible)}</dd>
    </dl>
    <DataList
      caption={`Your gifts of ${year}`}
      columns={columns}
      rows={donations}
      keyOf={({ id }) => id}
      empty="You gave nothing this year."
    />
    <p className={css({ maxWidth: 'measure', color: 'ink.soft' })}>
      {statement} EIN {charity.ein}. {charity.address}.
    </p>
    <Save key={year} year={year} />
  </>
);

const Years = ({ years }: { years: readonly GivingYear[] }) => {
  const id = useId();
  const [chosen, setChosen] = useState(String(years[0]?.year ?? ''));
  const { value, failure, retry } = useLoaded(chosen, () =>
    call(
      get('/user/donations/given/summary/{year}', 'LOAD_GIVING_SUMMARY', { path: { year: Number(chosen) } }),
    ),
  );
  return (
    <div className={css({ display: 'grid', gap: '6' })}>
      <div className={css({ maxWidth: '18rem' })}>
        <SelectField
          id={id}
          label="Year"
          value={chosen}
          onChange={setChosen}
          options={years.map(yearOption)}
          placeholder={null}
        />
      </div>
      {failure !== null ? (
        <Failed failure={failure} retry={retry} />
      ) : value === null ? (
        <Skeleton width="min(100%, 24rem)" />
      ) : (
        <Year summary={value} />
      )}
    </div>
  );
};

/** The annual summary for the donor's taxes, loaded when it is unfolded. */
export const GivingSummaryFold = () => {
  const [isOpen, setOpen] = useState(false);
  const { value, failure, retry } = useLoaded(isOpen ? 'years' : null, loadYears);
  return (
    <Fold title="A year in one document, for your taxes" onFold={setOpen}>
      {failure !== null ? (
        <Failed failure={failure} retry={retry} />
      ) : value === null ? (
        <Skeleton width="min(100%, 24rem)" />
      ) : (
        <Years years={value} />
      )}
    </Fold>
  );
};
