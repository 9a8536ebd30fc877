import { type MouseEvent, useState } from 'react';

/** The view that the last followed link names, as the router would have it; `first` where it names none. */
export const useTab = (first: string): readonly [string, (event: MouseEvent) => void] => {
  const [tab, setTab] = useState(first);
  return [
    tab,
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('nav a[href]') : null;
      if (link === null) return;
      event.preventDefault();
      setTab(new URL(link.getAttribute('href') ?? '', location.href).searchParams.get('tab') ?? first);
    },
  ];
};
