import type { ReactNode } from 'react';
import { Illustration } from '#src/components/illustration/illustration.tsx';
import { slots } from '#src/components/style/style.ts';

/** People with their portraits. Holds `Member`s. */
export const Team = ({ children }: { children?: ReactNode }) => (
  <ul data-wide className={slots('content')('team')}>
    {children}
  </ul>
);

type MemberProps = {
  name: string;
  /** What they do, in a few words. */
  role: string;
  /** The word of their portrait. */
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
