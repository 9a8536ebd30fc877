import type { User } from '#machines/auth/auth.types.ts';
import { selectData } from '#machines/entity/cached-entity.machine.ts';
import { selectNotice } from '#machines/shell/snackbar/snackbar.machine.ts';
import { forgetLastRead } from '#src/api/last-read.ts';
import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';

const texts = {
  gone: 'You’re offline. You can still read the pages you’ve opened.',
  back: 'You’re back online.',
} as const;

/** Removes the pages kept for a person when they are no longer signed in. */
const forgetWithPerson = (app: AppActor): (() => void) => {
  const currentUser = systemActor(app, 'currentUser');
  const person = () => selectData<User>(currentUser.getSnapshot())?.publicId ?? null;
  let reader = person();
  const { unsubscribe } = currentUser.subscribe(() => {
    if (reader !== null && person() !== reader) forgetLastRead();
    reader = person();
  });
  return unsubscribe;
};

/** Tells the app when the connection is lost and when it returns. Returns a function that stops it. */
export const watchConnection = (app: AppActor): (() => void) => {
  const snackbar = systemActor(app, 'snackbar');
  const say = (text: string, outdated: string) => () => {
    if (selectNotice(snackbar.getSnapshot())?.text === outdated) snackbar.send({ type: 'notice.dismissed' });
    snackbar.send({ type: 'notice.raised', text });
  };
  const [gone, back] = [say(texts.gone, texts.back), say(texts.back, texts.gone)];
  addEventListener('offline', gone);
  addEventListener('online', back);
  const remember = forgetWithPerson(app);
  return () => {
    removeEventListener('offline', gone);
    removeEventListener('online', back);
    remember();
  };
};
