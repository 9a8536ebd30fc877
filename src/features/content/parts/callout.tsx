import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { Notice } from '#src/components/notice/notice.tsx';

const signs = { mail: Mail, place: MapPin };

type CalloutProps = {
  title?: ReactNode;
  /** What stands beside the title, where it is not just a remark. */
  sign?: keyof typeof signs;
  children?: ReactNode;
};

/** What must not be overlooked. */
export const Callout = ({ title, sign, children }: CalloutProps) => (
  <Notice title={title} icon={sign && signs[sign]}>
    {children}
  </Notice>
);
