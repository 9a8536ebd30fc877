import { useEditor, useEditorSelector } from '@portabletext/editor';
import {
  isActiveAnnotation,
  isActiveDecorator,
  isActiveListItem,
  isActiveStyle,
} from '@portabletext/editor/selectors';
import Bold from 'lucide-react/icons/bold';
import Heading from 'lucide-react/icons/heading';
import Italic from 'lucide-react/icons/italic';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { css } from '#styled-system/css';
import { LinkForm } from './link-form.tsx';

const bar = css({
  display: 'grid',
  // One row in the narrowest window too: the plain story reserves its height.
  gridTemplateColumns: 'repeat(6, minmax(0, token(sizes.touch)))',
  gap: '1',
  p: '1',
  borderBottom: '1px solid token(colors.line)',
  '& button': {
    display: 'grid',
    placeItems: 'center',
    height: 'touch',
    borderRadius: 'sm',
    color: 'ink',
    cursor: 'pointer',
    '& svg': { width: '5', height: '5' },
    '&:not([aria-pressed=true]):hover': { bg: 'paper' },
    '&[aria-pressed=true]': { bg: 'ink', color: 'paper' },
  },
});

type ToolProps = { name: string; isOn: boolean; onPress: () => void; children: ReactNode };

const Tool = ({ name, isOn, onPress, children }: ToolProps) => (
  <button
    type="button"
    title={name}
    aria-label={name}
    aria-pressed={isOn}
    tabIndex={-1}
    // The text keeps its selection during a press.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    {children}
  </button>
);

/** One tab stop; the arrow keys move inside, as in every toolbar. */
const moveFocus = (event: KeyboardEvent<HTMLDivElement>): void => {
  const tools = [...event.currentTarget.querySelectorAll('button')];
  const at = tools.indexOf(document.activeElement as HTMLButtonElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }[event.key];
  if (to === undefined || at === -1) return;
  event.preventDefault();
  tools[(to + tools.length) % tools.length]?.focus();
};

/** Buttons for a story's formatting, each with a name. */
export const StoryToolbar = ({ label }: { label: string }) => {
  const editor = useEditor();
  const [isLinking, setLinking] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const isBold = useEditorSelector(editor, isActiveDecorator('strong'));
  const isItalic = useEditorSelector(editor, isActiveDecorator('em'));
  const isHeading = useEditorSelector(editor, isActiveStyle('heading'));
  const isBullet = useEditorSelector(editor, isActiveListItem('bullet'));
  const isNumber = useEditorSelector(editor, isActiveListItem('number'));
  const isLink = useEditorSelector(editor, isActiveAnnotation('link'));
  const act = (event: Parameters<typeof editor.send>[0]) => {
    editor.send(event);
    editor.send({ type: 'focus' });
  };
  const tools: { name: string; isOn: boolean; icon: ReactNode; onPress: () => void }[] = [
    {
      name: 'Bold',
      isOn: isBold,
      icon: <Bold aria-hidden />,
      onPress: () => act({ type: 'decorator.toggle', decorator: 'strong' }),
    },
    {
      name: 'Italic',
      isOn: isItalic,
      icon: <Italic aria-hidden />,
      onPress: () => act({ type: 'decorator.toggle', decorator: 'em' }),
    },
    {
      name: 'Heading',
      isOn: isHeading,
      icon: <Heading aria-hidden />,
      onPress: () => act({ type: 'style.toggle', style: 'heading' }),
    },
    {
      name: 'Bulleted list',
      isOn: isBullet,
      icon: <List aria-hidden />,
      onPress: () => act({ type: 'list item.toggle', listItem: 'bullet' }),
    },
    {
      name: 'Numbered list',
      isOn: isNumber,
      icon: <ListOrdered aria-hidden />,
      onPress: () => act({ type: 'list item.toggle', listItem: 'number' }),
    },
    {
      name: isLink ? 'Remove the link' : 'Link',
      isOn: isLink,
      icon: <Link aria-hidden />,
      onPress: () =>
        isLink ? act({ type: 'annotation.remove', annotation: { name: 'link' } }) : setLinking(true),
    },
  ];
  return (
    <div ref={root}>
      <div
        role="toolbar"
        aria-label={`Formatting: ${label}`}
        className={bar}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a toolbar is one stop of the Tab key, and hands the focus on.
        tabIndex={0}
        onFocus={(event) => {
          if (event.target === event.currentTarget) event.currentTarget.querySelector('button')?.focus();
        }}
        onKeyDown={moveFocus}
      >
        {tools.map(({ name, isOn, icon, onPress }) => (
          <Tool key={name} name={name} isOn={isOn} onPress={onPress}>
            {icon}
          </Tool>
        ))}
      </div>
      {isLinking ? (
        <LinkForm
          onLink={(href) => {
            setLinking(false);
            act({ type: 'annotation.add', annotation: { name: 'link', value: { href } } });
          }}
          onClose={() => {
            setLinking(false);
            editor.send({ type: 'focus' });
          }}
        />
      ) : null}
    </div>
  );
};
