import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { queryOf } from '#machines/search/search-query.ts';
import { type SearchPath, searchLink } from './search-address.ts';

/** Milliseconds after the last key before the search starts. */
const pause = 250;

/** Fewer letters find nearly everybody. */
const fewest = 2;

/**
 * Searches while the person types on the results page: the address contains the search, and replaces the previous one, so that Back leaves
 * the search. The field stays unchanged unless something else changed the address.
 * @param text the search in the address
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
    void router.navigate({ ...searchLink(path, { text: typed }), replace: isReplaced });
  };

  const type = (typed: string) => {
    clearTimeout(timer.current);
    const { text: wanted } = queryOf(typed);
    if (!isLive || wanted === sought.current || [...wanted].length < fewest) return;
    timer.current = setTimeout(() => seek(typed, true), pause);
  };

  // Handles text typed before hydration.
  const typeEarly = useEffectEvent(() => type(field.current?.value ?? ''));
  useEffect(() => typeEarly(), []);

  return { field, type, submit: (typed: string) => seek(typed, false) };
};
