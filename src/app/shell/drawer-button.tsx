import { useRouter } from '@tanstack/react-router';
import { systemActor } from '#src/app/root-actor/system-actors.ts';
import { MenuButton } from '#src/features/shell/mobile/menu-button.tsx';
import { loadDrawer } from './load-drawer.ts';

/** The menu button at the header's right end on a small screen. A press opens the app if necessary, and then the drawer. */
export const DrawerButton = () => {
  const { handle } = useRouter().options.context;
  const open = () =>
    Promise.all([handle.open(), loadDrawer()]).then(
      ([app]) => systemActor(app, 'drawer').send({ type: 'menu.pressed' }),
      // The drawer can't be loaded now. The footer has the same links.
      () => location.assign('#footer'),
    );
  return <MenuButton onPress={open} />;
};
