import {
  defineAnnotation,
  defineDecorator,
  defineSchema,
  defineTextBlock,
  EditorProvider,
  type PasteData,
  PortableTextEditable,
  useEditor,
  useEditorSelector,
} from '@portabletext/editor';
import { EventListenerPlugin, NodePlugin } from '@portabletext/editor/plugins';
import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isSame } from '#machines/form/typed-values.ts';
import { normalStory, type Story } from '#machines/story/story.ts';
import { look, names } from '#src/components/style/style.ts';
import { css } from '#styled-system/css';
import { documentInRound, documentOfStory, storyOfDocument } from './story-document.ts';
import { storyOfHtml } from './story-paste.ts';
import { StoryToolbar } from './story-toolbar.tsx';

/** All that a story can contain; the editor drops the rest. */
const schemaDefinition = defineSchema({
  decorators: [{ name: 'strong' }, { name: 'em' }],
  styles: [{ name: 'normal' }, { name: 'heading' }],
  lists: [{ name: 'bullet' }, { name: 'number' }],
  annotations: [{ name: 'link', fields: [{ name: 'href', type: 'string' }] }],
  blockObjects: [],
  inlineObjects: [],
});

const nodes = [
  defineTextBlock({
    type: 'block',
    render: ({ attributes, children, node }) => (
      <div {...attributes} data-style={node.style} data-list={node.listItem}>
        {children}
      </div>
    ),
  }),
  defineDecorator({ type: 'strong', render: ({ children }) => <strong>{children}</strong> }),
  defineDecorator({ type: 'em', render: ({ children }) => <em>{children}</em> }),
  defineAnnotation({ type: 'link', render: ({ children }) => <span data-link>{children}</span> }),
];

const text = css({
  minHeight: '16rem',
  maxHeight: '36rem',
  overflowY: 'auto',
  p: '4',
  outline: 'none',
  textStyle: 'body',
  whiteSpace: 'pre-wrap',
  counterReset: 'line',
  '& [data-style]': { mb: '3' },
  '& [data-list]': { display: 'list-item', ms: '6', mb: '1' },
});

/** Copied HTML is parsed by our own rules; the editor handles plain text. */
const onPaste = ({ event }: PasteData) => {
  const html = event.clipboardData.getData('text/html');
  if (html === '') return undefined;
  return { insert: documentOfStory(storyOfHtml(html)).map(({ _key, ...block }) => block) as never[] };
};

export type StoryEditorProps = {
  id: string;
  label: string;
  value: Story | null;
  onChange: (story: Story | null) => void;
  disabled: boolean;
  describedBy: string | undefined;
  isInvalid: boolean;
};

/**
 * Synchronizes the form's value and the editor's; a value that the editor itself reported is not written back. Until the editor is ready,
 * typing is disabled, because it would be lost.
 */
const Sync = ({ value, onChange, disabled }: Pick<StoryEditorProps, 'value' | 'onChange' | 'disabled'>) => {
  const editor = useEditor();
  const own = useRef(normalStory(value));
  const round = useRef(0);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const wanted = normalStory(value);
    if (isSame(wanted, own.current)) return;
    own.current = wanted;
    round.current += 1;
    editor.send({ type: 'update value', value: documentInRound(wanted, round.current) });
  }, [editor, value]);
  useEffect(() => {
    editor.send({ type: 'update readOnly', readOnly: disabled || !isReady });
  }, [editor, disabled, isReady]);
  return (
    <EventListenerPlugin
      on={(event) => {
        if (event.type === 'ready') setReady(true);
        if (event.type !== 'patch' && event.type !== 'mutation') return;
        const next = storyOfDocument(editor.getSnapshot().context.value);
        if (isSame(next, own.current)) return;
        own.current = next;
        onChange(next);
      }}
    />
  );
};

/**
 * Tells the editor that it has lost the focus. It misses that while it renders, and would then take the focus back, so that text for the
 * next field would go into the story.
 */
const FocusLoss = ({ id }: Pick<StoryEditorProps, 'id'>) => {
  const editor = useEditor();
  // Before the editor unmounts: afterwards it can't be told.
  useLayoutEffect(() => {
    const story = document.getElementById(id);
    // A window that loses the focus to another one keeps its focused element.
    const leave = () => document.activeElement !== story && editor.send({ type: 'blur' });
    story?.addEventListener('focusout', leave);
    return () => story?.removeEventListener('focusout', leave);
  }, [editor, id]);
  return null;
};

/** Marks the editor as disabled for screen readers, which the library doesn't. */
const Editable = (props: ComponentProps<typeof PortableTextEditable>) => {
  const isReadOnly = useEditorSelector(useEditor(), ({ context }) => context.readOnly);
  return <PortableTextEditable {...props} aria-readonly={isReadOnly || undefined} />;
};

/** The formatted story's editor, loaded only by the edit page. */
export const StoryEditor = ({
  id,
  label,
  value,
  onChange,
  disabled,
  describedBy,
  isInvalid,
}: StoryEditorProps) => (
  <EditorProvider initialConfig={{ schemaDefinition, initialValue: documentOfStory(value), readOnly: true }}>
    <NodePlugin nodes={nodes} />
    <Sync value={value} onChange={onChange} disabled={disabled} />
    <StoryToolbar label={label} />
    <FocusLoss id={id} />
    <Editable
      id={id}
      role="textbox"
      aria-multiline
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      className={names(look('story'), text)}
      onPaste={onPaste}
    />
  </EditorProvider>
);
