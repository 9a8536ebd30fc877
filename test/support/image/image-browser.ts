import type { BrowserSession } from '@product/path-driver';
import { personSteps } from '#test/support/auth/person-steps.ts';
import { newPerson } from '#test/support/sign-in.ts';

/** A picture that is wider than high, so that the frame can be moved. */
const picture = async () => {
  const { picture: noise } = await import('#test/support/image/image-files.ts');
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await noise(800, 600).jpeg().toBuffer() };
};
const noPicture = { name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };

/** How a person in Chromium does what the flow of an image needs besides clicks. */
export const imageBrowser = () => {
  let ida = newPerson('Ida', 'Image');
  return {
    open: async ({ signIn, goTo, ui, page, withoutHolding }: BrowserSession, start: string) => {
      ida = newPerson('Ida', 'Image');
      await signIn(ida);
      await goTo('/');
      await ui.click('button', 'Ida');
      await ui.click('menuitem', 'View Profile');
      await page.waitForURL(/\/profile\//);
      await goTo(`${new URL(page.url()).pathname}/edit`);
      if (start === 'a page without a picture') return;
      await withoutHolding(async () => {
        await page
          .getByLabel('Choose a picture')
          .first()
          .setInputFiles(await picture());
        await ui.click('button', 'Save this picture');
        await ui.expectRole('button', 'Remove the picture');
      });
    },
    choose: async (browser: BrowserSession | null, nextSteps: readonly string[]): Promise<void> => {
      if (browser === null) {
        const { fireEvent } = await import('@testing-library/react');
        const input = document.querySelector<HTMLInputElement>('input[type=file]');
        if (input === null) throw new Error('There is no field for a file.');
        fireEvent.change(input, { target: { files: [new File(['x'], 'me.jpg', { type: 'image/jpeg' })] } });
        return;
      }
      const isRefused = nextSteps[0]?.startsWith('xstate.error.actor.checkFile') === true;
      await browser.page
        .locator('section[aria-label=Picture] input[type=file]')
        .first()
        .setInputFiles(isRefused ? noPicture : await picture());
    },
    move: async (browser: BrowserSession | null): Promise<void> => {
      if (browser === null) {
        const { fireEvent, screen } = await import('@testing-library/react');
        fireEvent.change(screen.getByLabelText('Frame from left to right'), { target: { value: '100' } });
      } else await browser.page.getByLabel('Frame from left to right').press('End');
    },
    steps: personSteps(() => ida),
  };
};

export type ImageBrowser = ReturnType<typeof imageBrowser>;
