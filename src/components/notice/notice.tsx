import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ComponentType, ReactNode } from 'react';
import { look } from '#src/components/style/style.ts';
import { css } from '#styled-system/css';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

type NoticeProps = {
  tone?: keyof typeof icons | undefined;
  /** Replaces the tone's icon. */
  icon?: ComponentType<{ 'aria-hidden': true }> | undefined;
  title?: ReactNode;
  /** The title's heading level: 2 by default, 3 inside a part that has its own heading. */
  level?: 2 | 3 | undefined;
  children?: ReactNode;
  /** A button that solves the problem. */
  action?: ReactNode;
  /** Read out when it appears: `status` politely, `alert` at once. Leave out for a notice that is shown from the start. */
  role?: 'status' | 'alert' | undefined;
};

/** A boxed notice in the page: a deadline, an accepted code, the amount to be charged. */
export const Notice = ({ tone = 'info', icon, title, level = 2, children, action, role }: NoticeProps) => {
  const Icon = icon ?? icons[tone];
  const Title = `h${level}` as const;
  return (
    <div role={role} className={look('notice', { tone })}>
      <Icon aria-hidden />
      <div>
        {title ? <Title>{title}</Title> : null}
        {children}
        {action ? <div className={css({ mt: '3' })}>{action}</div> : null}
      </div>
    </div>
  );
};
