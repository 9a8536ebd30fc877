import { useState } from 'react';
import { useAsked } from '#src/components/ask/save-button.tsx';
import { Button } from '#src/components/button/button.tsx';
import { EarlyForm } from '#src/components/button/early-form.tsx';
import { OptionGroup } from '#src/components/choice/option-group.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { css } from '#styled-system/css';
import {
  kindNames,
  type ReportableKind,
  type ReportReason,
  reasonNames,
  reasonsText,
} from './report-messages.ts';

type Hidden = { kind: ReportableKind; reasons: readonly ReportReason[]; isDecided: boolean };

type HiddenNoticeProps = {
  hidden: readonly Hidden[] | undefined;
  /** The people who still see it: "you", "its captain and admins". */
  seenBy: string;
};

/** Tells a page's owner what others don't see on it, and why. */
export const HiddenNotice = ({ hidden = [], seenBy }: HiddenNoticeProps) =>
  hidden.map(({ kind, reasons, isDecided }) => (
    <Notice key={kind} tone="warning" title={`${kindNames[kind]} is hidden`}>
      <p>
        {reasons.length === 0 ? null : `People reported it as ${reasonsText(reasons)}. `}
        {isDecided
          ? `An organizer looked at it and kept it hidden: only ${seenBy} can see it. Write to us if you think that is wrong.`
          : `Only ${seenBy} can see it until an organizer has looked at it. Changing it doesn’t bring it back.`}
      </p>
    </Notice>
  ));

type SendReport = (kind: ReportableKind, reason: ReportReason) => Promise<void>;

type ReportProps = {
  /** The reportable content; nothing is shown without any. */
  kinds: readonly ReportableKind[];
  /** Rejects with a FlowError. */
  send: SendReport;
};

const reasons = Object.keys(reasonNames) as ReportReason[];

/** With one kind of content, the question says which. */
const questionOf = ([first, ...others]: readonly ReportableKind[]): string =>
  first === undefined || others.length > 0
    ? 'What is wrong?'
    : `What is wrong with ${kindNames[first].replace('The', 'the')}?`;

const ReportForm = ({ kinds, send, onClose }: ReportProps & { onClose: () => void }) => {
  const [kind, setKind] = useState(kinds.length === 1 ? kinds[0] : undefined);
  const [reason, setReason] = useState<ReportReason>();
  const [isAsked, setAsked] = useState(false);
  const { state, failure, start } = useAsked(async () => {
    if (kind !== undefined && reason !== undefined) await send(kind, reason);
  });
  const submit = () => {
    setAsked(true);
    if (kind !== undefined && reason !== undefined) start();
  };
  const isDone = state === 'done';
  return (
    <Dialog
      open
      title={isDone ? 'Thank you for telling us' : questionOf(kinds)}
      onClose={onClose}
      actions={
        isDone ? (
          <Button onClick={onClose}>Back to the page</Button>
        ) : (
          <>
            <Button tone="plain" onClick={onClose}>
              Cancel
            </Button>
            <Button pending={state === 'asking'} pendingText="Sending your report" onClick={submit}>
              Send my report
            </Button>
          </>
        )
      }
    >
      {isDone ? (
        <p role="status">
          Once three people report the same thing, we hide it until an organizer decides. No one will know it
          was you.
        </p>
      ) : (
        <div className={css({ display: 'grid', gap: '6' })}>
          {kinds.length === 1 ? null : (
            <OptionGroup
              id="report-kind"
              label="What do you want to report?"
              kind="radio"
              options={kinds.map((value) => ({ value, label: kindNames[value] }))}
              selected={kind === undefined ? [] : [kind]}
              error={isAsked && kind === undefined ? 'Choose what you want to report.' : null}
              onChange={([chosen]) => setKind(kinds.find((one) => one === chosen))}
            />
          )}
          <OptionGroup
            id="report-reason"
            label="Why?"
            kind="radio"
            options={reasons.map((value) => ({ value, label: reasonNames[value] }))}
            selected={reason === undefined ? [] : [reason]}
            error={isAsked && reason === undefined ? 'Choose what is wrong with it.' : null}
            onChange={([chosen]) => setReason(reasons.find((one) => one === chosen))}
          />
          {failure === null ? null : (
            <Notice tone="error" role="alert" level={3}>
              <p>{failure}</p>
            </Notice>
          )}
        </div>
      )}
    </Dialog>
  );
};

/** A quiet button to report a story or a picture, at the end of a page. */
export const Report = (props: ReportProps) => {
  const [isOpen, setOpen] = useState(false);
  if (props.kinds.length === 0) return null;
  return (
    <div>
      <EarlyForm onPress={() => setOpen(true)}>
        <Button type="submit" tone="quiet">
          Report
        </Button>
      </EarlyForm>
      {isOpen ? <ReportForm {...props} onClose={() => setOpen(false)} /> : null}
    </div>
  );
};
