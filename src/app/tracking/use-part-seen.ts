import { useRouter } from '@tanstack/react-router';
import { systemActor } from '#src/app/root-actor/system-actors.ts';
import { shownPlace } from './track-views.ts';

/**
 * Tells the tracker of a dialog, or of a step in it, that no machine runs.
 * @returns takes its name in the address beneath the page's own, and its title
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
