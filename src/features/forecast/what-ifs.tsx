import type { OwnForecast, WhatIf } from '#machines/forecast/forecast.types.ts';
import { money } from '#machines/money.ts';
import { Button } from '#src/components/button/button.tsx';
import { type Option, SelectField } from '#src/components/field/select-field.tsx';
import { slots } from '#src/components/style/style.ts';
import { answerText, isAsked } from './forecast-messages.ts';

/** Assumed amounts, in cents. */
const amounts = [2_500, 5_000, 10_000, 25_000, 50_000];

const extras: Option[] = [
  { value: '0', label: 'None' },
  ...amounts.map((amount) => ({ value: String(amount), label: money(amount) })),
];

const shareOptions = (mostToShare: number): Option[] => {
  const away = [...new Set([...amounts.filter((amount) => amount < mostToShare), mostToShare])];
  return [
    { value: '0', label: 'None' },
    ...amounts.map((amount) => ({ value: String(amount), label: `${money(amount)} to you` })),
    ...(mostToShare < 100
      ? []
      : away.map((amount) => ({ value: String(-amount), label: `${money(amount)} from you` }))),
  ];
};

const routeOptions = ({ routes }: Pick<OwnForecast, 'routes'>): Option[] =>
  routes.map(({ id, name, commitment, isOwn }) => ({
    value: isOwn ? '' : id,
    label: isOwn ? name : `${name}, ${money(commitment)}`,
  }));

/** One line for each ride whose route can change; for a person in both rides, their own routes are one choice. */
const withOneOwn = (options: readonly Option[]): Option[] => {
  const own = options.filter(({ value }) => value === '');
  const others = options.filter(({ value }) => value !== '');
  return own.length < 2 ? [...options] : [{ value: '', label: 'Your own routes' }, ...others];
};

type WhatIfsProps = {
  forecast: OwnForecast;
  whatIf: WhatIf;
  onChange: (changes: Partial<WhatIf>) => void;
  isBusy: boolean;
  /** Why there is no answer, with a retry where that helps. */
  trouble: { text: string; onRetry: (() => void) | null } | null;
};

const hint = 'Choose something to see what it would change. Nothing is saved.';

/** Three assumptions that change the forecast, answered as text. */
export const WhatIfs = ({ forecast, whatIf, onChange, isBusy, trouble }: WhatIfsProps) => {
  const at = slots('forecast');
  const isTried = isAsked(whatIf);
  const text = trouble?.text ?? answerText(forecast, whatIf) ?? hint;
  return (
    <section className={at('tries')} aria-labelledby="what-if-title">
      <h3 id="what-if-title">What if …</h3>
      <div>
        <SelectField
          id="what-if-extra"
          label="One more gift"
          value={String(whatIf.extra)}
          onChange={(value) => onChange({ extra: Number(value) })}
          options={extras}
          placeholder={null}
        />
        {forecast.routes.length < 2 ? null : (
          <SelectField
            id="what-if-route"
            label="Another route"
            value={whatIf.routeId ?? ''}
            onChange={(value) => onChange({ routeId: value === '' ? null : value })}
            options={withOneOwn(routeOptions(forecast))}
            placeholder={null}
          />
        )}
        <SelectField
          id="what-if-share"
          label="Shared funds"
          value={String(whatIf.share)}
          onChange={(value) => onChange({ share: Number(value) })}
          options={shareOptions(forecast.mostToShare)}
          placeholder={null}
        />
      </div>
      <div className={at('answer')} aria-busy={isBusy}>
        <p role="status" data-quiet={!isTried || undefined}>
          {text}
        </p>
        {trouble?.onRetry ? (
          <Button tone="plain" onClick={trouble.onRetry}>
            Try again
          </Button>
        ) : isTried ? (
          <Button tone="plain" onClick={() => onChange({ extra: 0, routeId: null, share: 0 })}>
            Back to my forecast
          </Button>
        ) : null}
      </div>
    </section>
  );
};
