import { setErrorListener } from '#src/api/log.ts';
import { forgetStored, readStored, writeStored } from '#src/api/stored.ts';
import { setCallWatcher } from '#src/api/watch-calls.ts';
import { setActorObserver } from '#src/components/flow/inspected.ts';
import { asRecorded, createRecorder } from './recorder.ts';

/** Session storage key of what the tab's last document did. */
const recordKey = 'recorded';

/** The name of this script, by which a replay knows the build. */
const build = new URL(import.meta.url).pathname.split('/').at(-1) ?? '';

/** The recorder of this tab. Signing in loads other documents, so it continues what the last one recorded. */
export const recorder = createRecorder(asRecorded(readStored('sessionStorage', recordKey), build));

/** Forgets what this tab recorded, for the next person. */
export const forgetRecording = (): void => {
  recorder.forget();
  forgetStored('sessionStorage', recordKey);
};

/** Records from now on, and keeps the recording for the tab's next document. */
export const startRecording = (): void => {
  setActorObserver(recorder.take);
  setCallWatcher(recorder.takeCall);
  setErrorListener(recorder.takeError);
  const takeThrown = (thrown: unknown) => void (thrown instanceof Error && recorder.takeError(thrown));
  addEventListener('error', ({ error }) => takeThrown(error));
  addEventListener('unhandledrejection', ({ reason }) => takeThrown(reason));
  addEventListener('pagehide', () =>
    writeStored('sessionStorage', recordKey, { build, ...recorder.recorded() }),
  );
};

const engines = [
  ['Edge', /Edg\/(\d+)/],
  ['Firefox', /Firefox\/(\d+)/],
  ['Chrome', /Chrome\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
] as const;

/** The browser's name and main version, which say nothing about the person. */
export const browserOf = (userAgent: string): string => {
  const found = engines.map(([name, version]) => [name, version.exec(userAgent)?.[1]] as const);
  const [name, version] = found.find((one) => one[1] !== undefined) ?? ['Other', '0'];
  return `${name} ${version}`;
};

/**
 * The replay bundle of this tab.
 * @param page the route's id: `/profile/$id`
 */
export const bundleOfTab = (page: string) =>
  recorder.bundle({
    build,
    browser: browserOf(navigator.userAgent),
    window: {
      width: innerWidth,
      height: innerHeight,
      scheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    },
    page,
  });
