import type { ClimbPicture } from './climb.picture.ts';
import type { PagePicture } from './page.picture.ts';
import type { TallPicture } from './tall.picture.ts';

// Fonts and image library take memory and a tenth of a second, so they are loaded with the first picture.
const toPng = async (svg: string): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png().toBuffer();
};

export const drawClimb = async (climb: ClimbPicture): Promise<Buffer> => {
  const { climbPicture } = await import('./climb.picture.ts');
  return toPng(climbPicture(climb));
};

export const drawTall = async (climb: TallPicture): Promise<Buffer> => {
  const { tallPicture } = await import('./tall.picture.ts');
  return toPng(tallPicture(climb));
};

export const drawPage = async (page: PagePicture): Promise<Buffer> => {
  const { pagePicture } = await import('./page.picture.ts');
  return toPng(pagePicture(page));
};
