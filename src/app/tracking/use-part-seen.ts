import { useRouter } from '@tanstack/react-router';
import { systemActor } from '#src/app/root-actor/system-actors.ts';
import { shownPlace } from './track-views.ts';

/**
 * Tells the tracker about a dialog, or a step in it, that has no machine.
 * @returns takes its name, which is appended to the page's address, and its title
 */
export const usePartSeen = () => {
  const router = useRouter();
  return (name: string, title: string): void => {
    const app = router.options.context.handle.current();
    if (app === null) return;
    const path = `${shownPlace(router).path.replace(/\/$/, '')}/${name}`;
    systemActor(app, 'tracker').send({ type: 'virtualPage.viewed', path, title: `Product | ${title}` });
  };
};
