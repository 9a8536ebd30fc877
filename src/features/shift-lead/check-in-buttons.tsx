import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';

type CheckInButtonsProps = {
  name: string;
  said: 'here' | 'absent' | null;
  isDisabled: boolean;
  onSay: (said: 'here' | 'absent' | 'withdrawn') => void;
};

const group = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  border: '1px solid token(colors.edge)',
  borderRadius: 'full',
  overflow: 'clip',
  // The focus ring is drawn around the focused half.
  '&:focus-within': { overflow: 'visible' },
  _print: { display: 'none' },
});
const half = css({
  minHeight: '14',
  px: '3',
  whiteSpace: 'nowrap',
  textStyle: 'label',
  cursor: 'pointer',
  color: 'ink',
  bg: 'surface',
  '&:first-child': { borderStartRadius: 'full' },
  '&:last-child': { borderEndRadius: 'full', borderInlineStart: '1px solid token(colors.edge)' },
  '&[aria-pressed=true]:first-child': { bg: 'jersey', color: 'jersey.ink' },
  '&[aria-pressed=true]': {
    bg: 'ink',
    color: 'paper',
    _contrast: { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
  '&:disabled': { cursor: 'default' },
  '&:disabled:not([aria-pressed=true])': { color: 'ink.soft' },
});

const choices = [
  ['here', 'Here'],
  ['absent', 'Not here'],
] as const;

/** Records whether a person is here, with two halves of one control. A second press takes the answer back. */
export const CheckInButtons = ({ name, said, isDisabled, onSay }: CheckInButtonsProps) => (
  <div className={group}>
    {choices.map(([word, text]) => (
      <button
        key={word}
        type="button"
        className={half}
        aria-pressed={said === word}
        disabled={isDisabled}
        onClick={() => onSay(said === word ? 'withdrawn' : word)}
      >
        {text} <VisuallyHidden>{name}</VisuallyHidden>
      </button>
    ))}
  </div>
);
