// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { imageMachine } from '#machines/image/image.machine.ts';
import { ImageHarness } from '#test/support/image/image-harness.tsx';
import { render } from '#test/support/render.tsx';

afterEach(cleanup);

const size = { previewUrl: 'blob:preview', height: 600 };

/** A panel inside a form, with a picture of this width in the frame. */
const croppingOf = async (width: number) => {
  const actor = createActor(
    imageMachine.provide({ actors: { checkFile: fromPromise(async () => ({ ...size, width })) } }),
    { input: { kind: 'profile', url: null } },
  ).start();
  const shown = render(
    <form>
      <ImageHarness actor={actor} />
    </form>,
  );
  const form = shown.container.querySelector('form');
  const resting = [...(form?.elements ?? [])];
  await act(async () => actor.send({ type: 'file.chosen', file: { id: 'f1', name: 'me.jpg' } }));
  await screen.findByRole('button', { name: 'Save this picture' });
  return { resting, cropping: [...(form?.elements ?? [])] };
};

test('of a form around it only buttons are part, and none of them sends it', async () => {
  const { resting, cropping } = await croppingOf(800);
  for (const elements of [resting, cropping]) {
    expect(elements.length).toBeGreaterThan(0);
    expect(elements.map((one) => one.getAttribute('type'))).toEqual(elements.map(() => 'button'));
  }
});

test('the frame has the focus once a picture is read', async () => {
  await croppingOf(800);
  expect(document.activeElement).toBe(screen.getByLabelText('Frame from left to right'));
});

test('a square picture has no frame to move, and its button has the focus', async () => {
  await croppingOf(600);
  expect(screen.queryByRole('slider')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save this picture' }));
});
