import { useRouter } from '@tanstack/react-router';
import { systemActor } from '#src/app/root-actor/system-actors.ts';
import { MenuButton } from '#src/features/shell/mobile/menu-button.tsx';
import { loadDrawer } from './load-drawer.ts';

/** The header's right end on a small screen. A press opens the app where nothing has yet, and then the drawer. */
export const DrawerButton = () => {
  const { handle } = useRouter().options.context;
  const open = () =>
    Promise.all([handle.open(), loadDrawer()]).then(
      ([app]) => systemActor(app, 'drawer').send({ type: 'menu.pressed' }),
      // It can't be loaded just now. The footer is there, and holds the same places.
      () => location.assign('#footer'),
    );
  return <MenuButton onPress={open} />;
};
