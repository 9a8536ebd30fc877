export type Outgoing = {
  /** The person's message; may be empty. */
  text: string;
  /** The page's full address. */
  url: string;
  /** The subject of an e-mail. */
  subject: string;
};

export type NetworkId = 'email' | 'sms' | 'whatsapp' | 'facebook' | 'x' | 'bluesky' | 'linkedin';

export type Network = {
  id: NetworkId;
  label: string;
  href: string;
  /** Some networks accept only an address. */
  takesText: boolean;
};

/** With `%20` for a space: mail and message apps show a `+` unchanged. */
const query = (values: Record<string, string>): string =>
  new URLSearchParams(values).toString().replaceAll('+', '%20');

/** Message and address, on separate lines. */
export const withLink = ({ text, url }: Pick<Outgoing, 'text' | 'url'>): string =>
  text.trim() === '' ? url : `${text.trim()}\n\n${url}`;

/** Plain links that pass a message to common apps and networks. Nothing of theirs loads before a person follows one. */
export const networksFor = (outgoing: Outgoing): readonly Network[] => {
  const { text, url, subject } = outgoing;
  const whole = withLink(outgoing);
  return [
    {
      id: 'email',
      label: 'E-mail',
      // An e-mail's line breaks, by RFC 6068.
      href: `mailto:?${query({ subject, body: whole.replaceAll('\n', '\r\n') })}`,
      takesText: true,
    },
    // The form that both Android and iOS understand.
    { id: 'sms', label: 'Text message', href: `sms:?&${query({ body: whole })}`, takesText: true },
    { id: 'whatsapp', label: 'WhatsApp', href: `https://wa.me/?${query({ text: whole })}`, takesText: true },
    {
      id: 'facebook',
      label: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
      takesText: false,
    },
    {
      id: 'x',
      label: 'X',
      href: `https://x.com/intent/post?${query({ text: text.trim(), url })}`,
      takesText: true,
    },
    {
      id: 'bluesky',
      label: 'Bluesky',
      href: `https://bsky.app/intent/compose?${query({ text: whole })}`,
      takesText: true,
    },
    {
      id: 'linkedin',
      label: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
      takesText: false,
    },
  ];
};
