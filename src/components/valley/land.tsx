import { slots } from '#src/components/style/style.ts';
import land from './land.gen.svg?url&no-inline';

/** The land of the map: drawn once for all pages, in a file of its own that browsers keep. Goes into an `svg` of the map's units. */
export const Land = () => {
  const at = slots('valley');
  return (
    <>
      <use href={`${land}#lines`} className={at('lines')} />
      <use href={`${land}#heavy`} className={at('heavy')} />
      <use href={`${land}#rivers`} className={at('rivers')} />
      <use href={`${land}#lake`} className={at('lake')} />
    </>
  );
};
