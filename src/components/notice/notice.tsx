import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { look } from '#src/components/style/style.ts';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

type NoticeProps = {
  tone?: keyof typeof icons | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** Read out when it appears: `status` politely, `alert` at once. Leave out for what is there from the start. */
  role?: 'status' | 'alert' | undefined;
};

/** A boxed remark in the page: a deadline, a code that worked, what the card will be charged. */
export const Notice = ({ tone = 'info', title, children, role }: NoticeProps) => {
  const Icon = icons[tone];
  return (
    <div role={role} className={look('notice', { tone })}>
      <Icon aria-hidden />
      <div>
        {title ? <h3>{title}</h3> : null}
        {children}
      </div>
    </div>
  );
};
