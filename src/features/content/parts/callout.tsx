import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { Notice } from '#src/components/notice/notice.tsx';

const signs = { mail: Mail, place: MapPin };

type CalloutProps = {
  title?: ReactNode;
  /** The icon next to the title, for more than a remark. */
  sign?: keyof typeof signs;
  children?: ReactNode;
};

/** A box for important information. */
export const Callout = ({ title, sign, children }: CalloutProps) => (
  <Notice title={title} icon={sign && signs[sign]}>
    {children}
  </Notice>
);
