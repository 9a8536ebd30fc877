import { Drawer, DrawerBar } from '#src/features/shell/mobile/drawer.tsx';
import { DrawerMenu } from '#src/features/shell/mobile/drawer-menu.tsx';
import type { DrawerActor } from '#src/features/shell/mobile/follow-drawer.ts';
import { MenuButton } from '#src/features/shell/mobile/menu-button.tsx';
import { Watched } from './screen-gestures.tsx';

/** The drawer and the button that opens it, with the listeners of the app. */
export const drawerHarness = (actor: DrawerActor) => (
  <>
    <MenuButton onPress={() => actor.send({ type: 'menu.pressed' })} />
    <Drawer actor={actor} bar={<DrawerBar path="/" isVisitor />}>
      <DrawerMenu user={null} path="/" search={null} onSignOut={() => undefined} />
    </Drawer>
    <Watched systemActors={{ drawer: actor }}>{null}</Watched>
  </>
);
