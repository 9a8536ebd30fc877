import { useIsHydrating } from '#src/components/lazy/use-is-hydrating.ts';
import { slots } from '#src/components/style/style.ts';
import { menuButtonId } from './drawer-parts.ts';

/** Opens the drawer. Without scripts it leads to the footer, which has the same links. */
export const MenuButton = ({ onPress }: { onPress: () => void }) => {
  const isHydrating = useIsHydrating();
  const shared = {
    'aria-label': 'Menu',
    className: slots('drawer')('button'),
    children: (
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 8h16M4 16h16" />
      </svg>
    ),
  };
  return isHydrating ? (
    <a {...shared} href="#footer" />
  ) : (
    <button {...shared} type="button" id={menuButtonId} aria-haspopup="dialog" onClick={onPress} />
  );
};
