import type { ReactNode } from 'react';
import { Illustration } from '#src/components/illustration/illustration.tsx';
import { slots } from '#src/components/style/style.ts';

/** People with their portraits. Contains `Member`s. */
export const Team = ({ children }: { children?: ReactNode }) => (
  <ul data-wide className={slots('content')('team')}>
    {children}
  </ul>
);

type MemberProps = {
  name: string;
  /** The member's work, in a few words. */
  role: string;
  /** The name of their portrait. */
  picture: string;
  children?: ReactNode;
};

export const Member = ({ name, role, picture, children }: MemberProps) => (
  <li className={slots('content')('member')}>
    <Illustration of={picture} alt="" />
    <div>
      <h3>{name}</h3>
      <p>{role}</p>
      {children}
    </div>
  </li>
);
