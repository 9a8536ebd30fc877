import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { storyMachine } from '#machines/profile/story.machine.ts';
import { storyMeta } from '#machines/profile/story.machine.ts';
import type { PageFields, StoredPage } from '#machines/profile/story.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { StoryText } from '#src/components/story/story-text.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import type { WayBack } from '#src/components/way-back/way-back.tsx';
import { css } from '#styled-system/css';
import { fieldsIn } from './story.patch.ts';
import { StoryForm } from './story-form.tsx';

export type StoryActor = ActorRefFrom<typeof storyMachine>;

type OwnStoryProps = {
  actor: StoryActor;
  /** What the page says now. */
  page: PageFields;
  /** The same as the person's own copy has it, with the version that a change names. */
  own: PageFields & Pick<StoredPage, 'version'>;
  wayBack: WayBack;
  /** The person has just closed the form on a page of its own, and takes up here where it began. */
  wasOpen?: boolean;
  /** After saving or giving up. */
  onClosed?: () => void;
};

const shownText = ({ isDonorListVisible, isAchievementsInvisible }: PageFields) =>
  `Others ${isDonorListVisible ? 'see' : 'don’t see'} who gave to you, and ${
    isAchievementsInvisible ? 'don’t see' : 'see'
  } your achievements.`;

/** One's own story: read, or written in place. */
export const OwnStory = ({ actor, page, own, wayBack, wasOpen = false, onClosed }: OwnStoryProps) => {
  const snapshot = useSelector(actor, (one) => one);
  const isWriting = snapshot.hasTag('form');
  const edit = useRef<HTMLDivElement>(null);
  const wasWriting = useRef(wasOpen);
  const { announce } = storyMeta(snapshot);
  const open = () => actor.send({ type: 'story.opened', saved: fieldsIn(own), version: own.version });

  // After saving or giving up, focus goes back to where the writing began.
  useEffect(() => {
    const isClosed = wasWriting.current && !isWriting;
    wasWriting.current = isWriting;
    if (!isClosed) return;
    takeFocus(edit.current?.querySelector('button'));
    onClosed?.();
  }, [isWriting, onClosed]);

  return (
    <>
      {isWriting ? (
        <StoryForm snapshot={snapshot} send={actor.send} wayBack={wayBack} />
      ) : (
        <div ref={edit} className={css({ display: 'grid', gap: '6', justifyItems: 'start' })}>
          {page.story === null ? (
            <p className={css({ textStyle: 'lede', color: 'ink.soft', maxWidth: 'measure' })}>
              People give to a person, not to a page. Tell them in a few sentences why you do this.
            </p>
          ) : (
            <StoryText story={page.story} />
          )}
          <Button tone="plain" onClick={open}>
            {page.story === null ? 'Write your story' : 'Edit your page'}
          </Button>
          <p className={css({ textStyle: 'small', color: 'ink.soft' })}>{shownText(page)}</p>
        </div>
      )}
      <DiscardDialog
        isOpen={snapshot.matches({ unsaved: 'discarding' })}
        onKeep={() => actor.send({ type: 'changes.kept' })}
        onDiscard={() => actor.send({ type: 'changes.discarded' })}
      />
      <VisuallyHidden>
        <span aria-live="polite">{announce}</span>
      </VisuallyHidden>
    </>
  );
};

type DiscardDialogProps = { isOpen: boolean; onKeep: () => void; onDiscard: () => void };

const DiscardDialog = ({ isOpen, onKeep, onDiscard }: DiscardDialogProps) => (
  <Dialog
    open={isOpen}
    role="alertdialog"
    title="Are you sure you want to proceed?"
    onClose={onKeep}
    actions={
      <>
        <Button tone="plain" onClick={onKeep}>
          Keep writing
        </Button>
        <Button tone="danger" onClick={onDiscard}>
          Throw my changes away
        </Button>
      </>
    }
  >
    <p>Your changes won’t be saved.</p>
  </Dialog>
);
