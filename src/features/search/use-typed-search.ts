import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { queryOf } from '#machines/search/search-query.ts';
import { type SearchPath, searchHref } from './search-address.ts';

/** Who stops typing for this long has typed what they look for, in milliseconds. */
const pause = 250;

/** Fewer letters find nearly everybody. */
const fewest = 2;

/**
 * Looks for what is typed as it is typed, on the page of the results themselves: the address is what is looked for, and takes the place
 * of the one before, so that the way back leads out of the search. The field is left alone unless somebody else changed the address.
 * @param text what the address asks for
 */
export const useTypedSearch = (path: SearchPath, text: string, isLive: boolean) => {
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const sought = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (text === sought.current) return;
    sought.current = text;
    if (field.current) field.current.value = text;
  }, [text]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const seek = (typed: string, isReplaced: boolean) => {
    clearTimeout(timer.current);
    sought.current = queryOf(typed).text;
    void router.navigate({ href: searchHref(path, { text: typed }), replace: isReplaced });
  };

  const type = (typed: string) => {
    clearTimeout(timer.current);
    const { text: wanted } = queryOf(typed);
    if (!isLive || wanted === sought.current || [...wanted].length < fewest) return;
    timer.current = setTimeout(() => seek(typed, true), pause);
  };

  // What was typed before the page could hear it.
  const typeEarly = useEffectEvent(() => type(field.current?.value ?? ''));
  useEffect(() => typeEarly(), []);

  return { field, type, submit: (typed: string) => seek(typed, false) };
};
