import { useState } from 'react';

export type Copied = 'link' | 'words' | 'refused' | null;

/**
 * The last copied item, and a function to copy.
 * @param select selects the address for a copy by hand, where the browser denies the clipboard
 */
export const useCopied = (select: () => void) => {
  const [copied, setCopied] = useState<Copied>(null);
  const copy = async (what: 'link' | 'words', text: string): Promise<boolean> => {
    try {
      // Without a secure connection there is no clipboard at all.
      await navigator.clipboard.writeText(text);
      setCopied(what);
      return true;
    } catch {
      setCopied('refused');
      select();
      return false;
    }
  };
  return { copied, copy, forget: () => setCopied(null) };
};
