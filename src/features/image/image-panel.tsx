import { useSelector } from '@xstate/react';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type imageMachine, imageMeta } from '#machines/image/image.machine.ts';
import { kindTexts } from '#machines/image/image.messages.ts';
import { Button } from '#src/components/button/button.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { panelStyles } from '#src/components/panel/panel-styles.ts';
import { Cover, Portrait } from '#src/components/portrait/portrait.tsx';
import { ProgressBar } from '#src/components/progress-bar/progress-bar.tsx';
import { Announcement } from '#src/components/visually-hidden/announcement.tsx';
import { type WayBack, WayBackButton, WayBackProblem } from '#src/components/way-back/way-back.tsx';
import { css } from '#styled-system/css';
import { keepFile } from './chosen-files.ts';
import { CropFrame } from './crop-frame.tsx';
import { FilePicker } from './file-picker.tsx';
import type { ImagePage } from './image.actors.ts';

export type ImageActor = ActorRefFrom<typeof imageMachine>;

type ImagePanelProps = {
  actor: ImageActor;
  /** The id from which the placeholder land is generated. */
  land: string;
  name?: string | undefined;
  of: ImagePage['of'];
  /** The heading's level. */
  level: 2 | 3;
  wayBack: WayBack;
};

const owners: Readonly<Record<ImagePage['of'], string>> = { user: 'Your', peloton: 'The peloton’s' };

const { box, row, note } = panelStyles;
const head = css({ display: 'flex', alignItems: 'center', gap: '4' });
/** The cover as on the page, or its placeholder. */
const strip = css({
  aspectRatio: '3',
  overflow: 'hidden',
  borderRadius: 'card',
  bg: 'paper.deep',
  border: '1px solid token(colors.line)',
  '&[data-empty]': {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: { base: '4', sm: '6' },
    px: '4',
    textAlign: 'center',
    borderStyle: 'dashed',
    borderColor: 'edge',
  },
  '& img': { width: 'full', height: 'full', border: 'none' },
});

/** Chooses, crops, sends and removes one image of a page. */
export const ImagePanel = ({ actor, land, of, name, level, wayBack }: ImagePanelProps) => {
  const snapshot = useSelector(actor, (one) => one);
  const { kind, url, ready, focalX, focalY, percent, problem, done } = snapshot.context;
  const [isOver, setOver] = useState(false);
  const root = useRef<HTMLElement>(null);
  const texts = kindTexts[kind];
  const named = `${owners[of]} ${texts.name}`;
  const Heading = `h${level}` as const;
  const { heading, focus, announce } = imageMeta(snapshot);
  const state = String(snapshot.value);
  const wasIn = useRef(state);
  const choose = (file: File) => actor.send({ type: 'file.chosen', file: keepFile(kind, file) });
  const isCrop = snapshot.hasTag('crop');
  // The announcement is shown in place of the rules for files.
  const isSaid = announce !== '' && !snapshot.matches('expired');
  const canChoose = snapshot.matches('resting') || snapshot.matches('refused');

  // The pressed button disappears with its state, so the focus must move.
  useEffect(() => {
    if (wasIn.current === state) return;
    wasIn.current = state;
    const inside = (place: string) => root.current?.querySelector<HTMLElement>(place);
    const action = inside('[data-actions] button');
    // A picture of the right shape has no slider, because its frame can't move.
    if (focus !== 'none') takeFocus(focus === 'crop' ? (inside('input[type=range]') ?? action) : action);
  }, [state, focus]);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && canChoose) choose(file);
  };

  const submit = () => actor.send({ type: 'upload.submitted', key: crypto.randomUUID() });
  const cancel = () => actor.send({ type: 'upload.cancelled' });
  // Without an image there is no old one to keep.
  const keepText = url === null ? 'Don’t use it' : 'Keep the old one';
  const abandon = () => actor.send({ type: 'crop.abandoned' });

  const actions: Partial<Record<string, ReactNode>> = {
    resting: (
      <>
        <FilePicker
          label={url === null ? `Choose a ${texts.name}` : `Choose another ${texts.name}`}
          onChosen={choose}
        />
        {url === null ? null : (
          <Button
            tone="quiet"
            onClick={() => actor.send({ type: 'removal.submitted', key: crypto.randomUUID() })}
          >
            Remove the {texts.name}
          </Button>
        )}
      </>
    ),
    checking: (
      <Button tone="quiet" onClick={abandon}>
        Cancel
      </Button>
    ),
    cropping: (
      <>
        <Button onClick={submit}>Save this {texts.name}</Button>
        <Button tone="quiet" onClick={abandon}>
          {keepText}
        </Button>
      </>
    ),
    uploading: (
      <Button tone="plain" onClick={cancel}>
        Cancel the upload
      </Button>
    ),
    failed: (
      <>
        <Button onClick={() => actor.send({ type: 'upload.retried' })}>Try again</Button>
        <Button tone="quiet" onClick={cancel}>
          Back to cropping
        </Button>
      </>
    ),
    refused: (
      <>
        <FilePicker label="Choose another file" onChosen={choose} />
        <Button tone="quiet" onClick={abandon}>
          {url === null ? 'Cancel' : keepText}
        </Button>
      </>
    ),
    expired: (
      <>
        <WayBackButton wayBack={wayBack} />
        <Button tone="quiet" onClick={cancel}>
          Back to cropping
        </Button>
      </>
    ),
  };

  return (
    <section
      ref={root}
      aria-label={kind === 'profile' ? 'Picture' : 'Cover'}
      className={box}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(canChoose);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={head}>
        {kind === 'profile' && !isCrop ? <Portrait id={land} url={url} name={name} /> : null}
        <div className={css({ display: 'grid', gap: '1' })}>
          <Heading className={css({ textStyle: 'label' })}>{named}</Heading>
          {isSaid ? (
            <p aria-hidden="true" className={note}>
              {announce}
            </p>
          ) : null}
          {isSaid || isCrop ? null : (
            <p className={note}>JPEG, PNG, WebP or AVIF, up to 15&nbsp;MB. {texts.shape}</p>
          )}
        </div>
      </div>
      {kind === 'cover' && !isCrop ? (
        <div className={strip} data-empty={url === null || undefined}>
          {url === null ? (
            <p className={note}>No cover yet. Your page shows its hills.</p>
          ) : (
            <Cover url={url} />
          )}
        </div>
      ) : null}
      {problem !== null && !snapshot.matches('uploading') ? (
        <Notice tone="error" role="alert" level={level} title={heading}>
          <p>{problem.message}</p>
        </Notice>
      ) : null}
      {snapshot.matches('expired') ? (
        <Notice tone="warning" role="alert" level={level} title={heading}>
          <p>{announce}</p>
          <WayBackProblem wayBack={wayBack} />
        </Notice>
      ) : null}
      {ready !== null && isCrop ? (
        <CropFrame
          kind={kind}
          ready={ready}
          point={{ focalX, focalY }}
          disabled={!snapshot.matches('cropping')}
          onMove={(point) => actor.send({ type: 'focus.moved', ...point })}
        />
      ) : null}
      <ProgressBar about="Sending your picture" value={percent} visible={snapshot.matches('uploading')} />
      <div className={row} data-actions>
        {actions[state] ?? null}
      </div>
      <Announcement>
        {done === 'saved' ? `${named} is saved.` : null}
        {done === 'removed' ? `${named} is removed.` : null} {snapshot.matches('expired') ? null : announce}
      </Announcement>
    </section>
  );
};
