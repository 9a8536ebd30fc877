import { trustedScript } from '#src/components/trusted/trusted.ts';

const loading = new Map<string, Promise<void>>();

/** Loads a third party's script from its own host, once for all callers. */
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
