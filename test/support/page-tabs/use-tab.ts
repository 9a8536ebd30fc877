import { useEffect, useState } from 'react';

/** The view that the last followed link names, as the router would have it; `first` where it names none. */
export const useTab = (first: string): string => {
  const [tab, setTab] = useState(first);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('nav a[href]') : null;
      if (link === null) return;
      event.preventDefault();
      setTab(new URL(link.getAttribute('href') ?? '', location.href).searchParams.get('tab') ?? first);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [first]);
  return tab;
};
