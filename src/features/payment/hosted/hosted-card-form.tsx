import type { Client } from 'braintree-web/client';
import type { HostedFields } from 'braintree-web/hosted-fields';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { FieldNotes, fieldLook } from '#src/components/field/field.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { names } from '#src/components/style/style.ts';
import {
  fieldErrors,
  fieldNamesFor,
  type PaymentFieldName,
  type PaymentFieldTexts,
  paymentFields,
} from '#src/features/payment/form/payment-fields.ts';
import type { PaymentFormProps } from '#src/features/payment/form/payment-form.types.ts';
import { css } from '#styled-system/css';
import { gatewayClient } from './gateway-client.ts';
import {
  emptyHosted,
  goOnFrom,
  hostedErrors,
  openHostedFields,
  setDisabled,
  setMessages,
  tokenizeHosted,
} from './hosted-fields.ts';

/** Milliseconds that a donation waits for the data, which is optional for the gateway's checks. */
const patience = 2_000;

/**
 * The gateway's data about this browser, for its fraud checks. Its script loads with the card form.
 * @returns a function that gets the data, or nothing after a timeout
 */
const collectDeviceData = (client: Promise<Client>): (() => Promise<{ deviceData?: string }>) => {
  const collecting = (async () => {
    const [{ create }, made] = await Promise.all([import('braintree-web/data-collector'), client]);
    return { deviceData: (await create({ client: made })).deviceData };
  })().catch(() => ({}));
  return () => {
    const late = new Promise<object>((resolve) => setTimeout(resolve, patience, {}));
    return Promise.race([collecting, late]);
  };
};

const unreachable = 'We couldn’t load the card form. Check your connection, then reload this page.';

type HostedFieldProps = { name: PaymentFieldName; error: string | undefined; onFocus: () => void };

/** Our own box around the gateway's frame. It passes the focus to its frame: from its label, from a summary. */
const HostedField = ({ name, error, onFocus }: HostedFieldProps) => {
  const { id, label, hint } = paymentFields[name];
  const at = fieldLook({ width: 'full', emphasis: undefined });
  return (
    <div className={at('root')}>
      {/* The gateway's script gives the frame the focus when the label is clicked. */}
      <label htmlFor={id} className={at('label')}>
        {label}
      </label>
      <fieldset
        id={id}
        aria-label={label}
        tabIndex={-1}
        onFocus={onFocus}
        className={names(at('box'), css({ p: '0', m: '0', height: 'field' }))}
        data-invalid={error ? '' : undefined}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
};

/** Braintree's hosted fields: typed values are on Braintree's pages and never on ours. */
export const HostedCardForm = ({
  clientToken,
  ref,
  disabled = false,
  billing,
  after,
  onChange,
}: PaymentFormProps) => {
  const root = useRef<HTMLDivElement>(null);
  const opening = useRef<Promise<HostedFields> | null>(null);
  const open = useRef<HostedFields | null>(null);
  const device = useRef<() => Promise<object>>(async () => ({}));
  const bin = useRef('');
  const latest = useRef(billing);
  const [texts, setTexts] = useState<PaymentFieldTexts>({});
  const [failed, setFailed] = useState(false);

  const changed = useEffectEvent((name: string) => {
    setTexts((before) => Object.fromEntries(Object.entries(before).filter(([field]) => field !== name)));
    onChange?.();
  });

  const openIn = useEffectEvent((token: string, element: HTMLElement) =>
    openHostedFields(token, element, billing),
  );

  useEffect(() => {
    if (!root.current) return undefined;
    const opened = openIn(clientToken, root.current);
    opening.current = opened;
    device.current = collectDeviceData(gatewayClient(clientToken));
    opened.then(
      (fields) => {
        if (opening.current === opened) open.current = fields;
        fields.on('validityChange', ({ emittedBy }) => {
          changed(emittedBy);
          goOnFrom(fields, emittedBy);
        });
        fields.on('inputSubmitRequest', () => root.current?.closest('form')?.requestSubmit());
      },
      () => setFailed(true),
    );
    return () => {
      opening.current = null;
      open.current = null;
      opened.then((fields) => fields.teardown()).catch(() => undefined);
    };
  }, [clientToken]);

  useEffect(() => {
    latest.current = billing;
  }, [billing]);

  useEffect(() => {
    opening.current?.then((fields) => setDisabled(fields, disabled)).catch(() => undefined);
  }, [disabled]);

  useImperativeHandle(ref, () => {
    const tell = (fields: HostedFields, wrong: PaymentFieldTexts) => {
      setTexts(wrong);
      setMessages(fields, wrong);
    };
    return {
      tokenize: async () => {
        const fields = await opening.current?.catch(() => null);
        if (!fields) return { kind: 'refused', errors: fieldErrors({ number: unreachable }) };
        const outcome = await tokenizeHosted(fields, device.current, latest.current);
        bin.current = outcome.bin ?? '';
        tell(fields, outcome.texts);
        return outcome.answer;
      },
      authenticate: async (request, signal) => {
        const { authenticateHosted } = await import('./three-d-secure.ts');
        return authenticateHosted(clientToken, request, bin.current, signal);
      },
      check: () => {
        if (open.current === null) return [];
        const wrong = hostedErrors(open.current);
        tell(open.current, wrong);
        return fieldErrors(wrong);
      },
      empty: (emptied) => {
        setTexts({});
        if (open.current !== null) emptyHosted(open.current, emptied);
      },
    };
  }, [clientToken]);

  const focus = (name: PaymentFieldName) => {
    opening.current?.then((fields) => fields.focus(name)).catch(() => undefined);
  };

  return (
    <div ref={root} className={css({ display: 'grid', gap: '6' })}>
      {failed ? (
        <Notice tone="error" role="alert">
          {unreachable}
        </Notice>
      ) : null}
      {fieldNamesFor(billing).map((name) => (
        <HostedField key={name} name={name} error={texts[name]} onFocus={() => focus(name)} />
      ))}
      {after}
    </div>
  );
};
