import { trustedScript } from '#src/components/trusted/trusted.ts';

const loading = new Map<string, Promise<void>>();

/** Brings a script that must come from its maker's own host; once, however many ask. */
export const loadScript = (src: string): Promise<void> => {
  const known = loading.get(src);
  if (known !== undefined) return known;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = Object.assign(document.createElement('script'), { src: trustedScript(src), async: true });
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', () => {
    loading.delete(src);
    script.remove();
    reject(new Error(`${new URL(src).host} can't be reached`));
  });
  loading.set(src, promise);
  document.head.append(script);
  return promise;
};
