import { slots } from '#src/components/style/style.ts';
import land from './land.gen.svg?url&no-inline';

/** The map's land. It is the same for all pages, in its own file that browsers cache. Goes into an `svg` in the map's units. */
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
