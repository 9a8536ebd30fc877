import { saveFile } from '#src/api/save-file.ts';
import { SaveButton } from '#src/components/ask/save-button.tsx';
import { css } from '#styled-system/css';
import { type CardShape, cardAddress, cardName, loadCard } from './card-picture.ts';
import { partTitle } from './part-title.ts';
import type { Shared } from './share.types.ts';

const picture = css({
  display: 'block',
  width: 'full',
  height: 'auto',
  aspectRatio: '1200 / 630',
  borderRadius: 'card',
  border: '1px solid token(colors.line)',
  bg: 'paper.deep',
});

/** The picture that a link to the page shows, with a button to save it. */
export const CardPart = ({ shared, onSaved }: { shared: Shared; onSaved: () => void }) => {
  const [wide, tall] = [cardAddress(shared, 'wide'), cardAddress(shared, 'tall')];
  if (wide === null || tall === null) return null;
  const save = (address: string, shape: CardShape) => async () => {
    const file = await loadCard(address, cardName(shared, shape));
    saveFile(file.name, file);
    onSaved();
  };
  return (
    <section aria-labelledby="share-card" className={css({ display: 'grid', gap: '3' })}>
      <h3 id="share-card" className={partTitle}>
        What the link shows
      </h3>
      <img
        src={wide}
        width={1200}
        height={630}
        alt={`A card with ${shared.name}, what is raised so far, and a rider on the way up.`}
        className={picture}
      />
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        <SaveButton pendingText="Getting the picture" save={save(wide, 'wide')}>
          Save for a post
        </SaveButton>
        <SaveButton pendingText="Getting the picture" save={save(tall, 'tall')}>
          Save for a story
        </SaveButton>
      </div>
    </section>
  );
};
