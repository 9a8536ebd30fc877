import { useEffect, useRef, useState } from 'react';
import type { LetterSnapshot } from '#machines/member-desk/letter.machine.ts';
import { letterMeta, letterProblemText, letterProblemTitle } from '#machines/member-desk/letter.messages.ts';
import { letterErrors, longest } from '#machines/member-desk/letter.rules.ts';
import type { LetterEvent } from '#machines/member-desk/letter.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { OptionGroup } from '#src/components/choice/option-group.tsx';
import { type Findable, FinderField } from '#src/components/field/finder-field.tsx';
import { TextArea } from '#src/components/field/text-area.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { FormActions } from '#src/components/form/form-actions.tsx';
import { FormErrors } from '#src/components/form/form-errors.tsx';
import { useBlurValidation } from '#src/components/form/use-blur-validation.ts';
import { useRefusals } from '#src/components/form/use-refusals.ts';
import { counted } from '#src/components/format/numbers.ts';
import { roomHint } from '#src/components/format/room.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { ExpiredNotice, type WayBack } from '#src/components/way-back/way-back.tsx';
import { css } from '#styled-system/css';

type LetterPartProps = {
  snapshot: LetterSnapshot;
  send: (event: LetterEvent) => void;
  /** The number of members without the person. */
  others: number;
  lettersLeft: number;
  /** Finds the peloton’s members by name; the same function in each render. */
  findMembers: (query: string) => Promise<readonly Findable[]>;
  wayBack: WayBack;
};

const ids = { people: 'letter-people', subject: 'letter-subject', text: 'letter-text' } as const;

const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  ps: '4',
  border: '1px solid token(colors.edge)',
  borderRadius: 'full',
});

const Recipients = ({
  snapshot,
  send,
  findMembers,
}: Pick<LetterPartProps, 'snapshot' | 'send' | 'findMembers'>) => {
  const [typed, setTyped] = useState('');
  const { people } = snapshot.context.draft;
  const isBusy = !snapshot.matches('writing');
  const change = (next: typeof people) => send({ type: 'draft.changed', changes: { people: next } });
  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      <FinderField
        id={ids.people}
        label="Members to write to"
        hint="Type a name and choose it; then type the next one."
        width="full"
        value={typed}
        listName="Members"
        countText={(count) => `${counted(count, 'member')} found.`}
        error={snapshot.context.fieldErrors.people}
        disabled={isBusy}
        ask={findMembers}
        onType={setTyped}
        onChoose={({ id, name }) => {
          setTyped('');
          if (!people.some(({ publicId }) => publicId === id)) change([...people, { publicId: id, name }]);
        }}
      />
      {people.length === 0 ? null : (
        <ul
          aria-label="Chosen members"
          className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none', p: '0', m: '0' })}
        >
          {people.map(({ publicId, name }) => (
            <li key={publicId} className={chip}>
              {name}
              <Button
                tone="quiet"
                disabled={isBusy}
                onClick={() => change(people.filter((one) => one.publicId !== publicId))}
              >
                Remove <VisuallyHidden>{name}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

const hintOf = (text: string): string =>
  roomHint(
    text,
    longest.text,
    'Plain text. Leave an empty line to start a new paragraph. Each member gets a separate e-mail and sees no one else’s address.',
  );

/** Replaces the pressed button, and takes its focus. */
const NotSent = ({ wayBack }: Pick<LetterPartProps, 'wayBack'>) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => takeFocus(box.current), []);
  return (
    <div ref={box} tabIndex={-1}>
      <ExpiredNotice
        title={letterMeta.expired.heading}
        text={letterMeta.expired.announce}
        level={3}
        wayBack={wayBack}
      />
    </div>
  );
};

const LetterForm = ({ snapshot, send, others, findMembers, wayBack }: LetterPartProps) => {
  const { context } = snapshot;
  const { draft, fieldErrors, problem } = context;
  const isBusy = !snapshot.matches('writing');
  const refusals = useRefusals(context, isBusy);
  const { subject, text } = draft;
  const blur = useBlurValidation({
    values: { subject, text },
    prefix: 'letter-',
    check: () => letterErrors(draft),
  });
  const count = draft.isToAll ? others : draft.people.length;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        refusals.ask();
        send({ type: 'letter.submitted', key: crypto.randomUUID() });
      }}
      {...blur.watch}
      className={css({ display: 'grid', gap: '6', maxWidth: 'measure' })}
    >
      <FormErrors
        fieldErrors={fieldErrors}
        idOf={(path) => ids[path as keyof typeof ids] ?? path}
        refusals={refusals.count}
        problem={
          problem === null
            ? null
            : { title: letterProblemTitle(problem), text: <p>{letterProblemText(problem)}</p>, level: 3 }
        }
      />
      <OptionGroup
        id="letter-to"
        label="Who gets it"
        kind="radio"
        options={[
          { value: 'all', label: `Everyone (${counted(others, 'member')})` },
          { value: 'some', label: 'Only some members' },
        ]}
        selected={[draft.isToAll ? 'all' : 'some']}
        disabled={isBusy}
        onChange={([to]) => send({ type: 'draft.changed', changes: { isToAll: to !== 'some' } })}
      />
      {draft.isToAll ? null : <Recipients snapshot={snapshot} send={send} findMembers={findMembers} />}
      <TextField
        id={ids.subject}
        label="Subject"
        width="full"
        autoComplete="off"
        value={subject}
        error={fieldErrors.subject ?? blur.errorOf(ids.subject)}
        disabled={isBusy}
        onChange={(typed) => send({ type: 'draft.changed', changes: { subject: typed } })}
      />
      <TextArea
        id={ids.text}
        label="Your message"
        hint={hintOf(text)}
        rows={9}
        width="full"
        value={text}
        error={fieldErrors.text ?? blur.errorOf(ids.text)}
        disabled={isBusy}
        onChange={(typed) => send({ type: 'draft.changed', changes: { text: typed } })}
      />
      {snapshot.matches('expired') ? (
        <NotSent wayBack={wayBack} />
      ) : (
        <div>
          <FormActions isBusy={isBusy} waiting="Sending your e-mail" back={null} tone="plain">
            {count === 0 ? 'Send your e-mail' : `Send to ${counted(count, 'member')}`}
          </FormActions>
        </div>
      )}
    </form>
  );
};

const limitText = (left: number): string =>
  left === 0
    ? 'You’ve sent three e-mails today. You can write the next one now and send it tomorrow.'
    : `A peloton can send three e-mails a day. You can send ${counted(left, 'more', 'more')} today.`;

/** An e-mail to all members, or to some. */
export const LetterPart = (props: LetterPartProps) => {
  const { snapshot, send, others, lettersLeft } = props;
  const { sent } = snapshot.context;
  const isSent = snapshot.matches('sent');
  const said = useRef<HTMLDivElement>(null);
  const wasSent = useRef(isSent);
  // The pressed button is gone with the form, and so is “Write another” when the form returns.
  useEffect(() => {
    if (wasSent.current === isSent) return;
    wasSent.current = isSent;
    takeFocus(isSent ? said.current : document.getElementById(ids.subject));
  }, [isSent]);
  const left = sent?.lettersLeft ?? lettersLeft;
  return (
    <Part id="letter" title={letterMeta.writing.heading} lede={limitText(left)}>
      {isSent ? (
        <div ref={said} tabIndex={-1}>
          <Notice
            tone="success"
            role="status"
            level={3}
            title={letterMeta.sent.heading}
            action={
              <Button tone="plain" onClick={() => send({ type: 'letter.begun' })}>
                Write another
              </Button>
            }
          >
            <p>
              {sent?.count === 1
                ? 'It goes to one member.'
                : `Each of the ${sent?.count ?? 0} members gets a separate e-mail.`}{' '}
              The logbook records that you wrote.
            </p>
          </Notice>
        </div>
      ) : others === 0 ? (
        <p className={css({ color: 'ink.soft' })}>There’s no one to write to yet: you’re the only member.</p>
      ) : (
        <LetterForm {...props} />
      )}
    </Part>
  );
};
