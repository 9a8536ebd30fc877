import { wholeMoney } from '#machines/money.ts';
import { ButtonAnchor } from '#src/components/button/link-button.tsx';
import { TextAnchor } from '#src/components/button/text-link.tsx';
import { Climb } from '#src/components/climb/climb.tsx';
import { slots } from '#src/components/style/style.ts';
import { type ContentEntry, useContentData } from '#src/features/content/content-data.ts';

/** The end of a story: its person's climb with a donate button; the whole event's where they have no profile. */
export const StoryClimb = ({ entry }: { entry: ContentEntry }) => {
  const shown = useContentData().climbs.find(({ id }) => id === entry.profile);
  if (shown === undefined) {
    return (
      <aside className={slots('content')('climb')} aria-labelledby="their-climb">
        <h2 id="their-climb">Be part of the next one</h2>
        <p>Every dollar goes to cancer research, no matter who you give it to.</p>
        <p>
          <ButtonAnchor href="/give">Give</ButtonAnchor>
          <TextAnchor href="/register">Register</TextAnchor>
        </p>
      </aside>
    );
  }
  const { id, name, raised, goal, committed } = shown;
  const [firstName = name] = name.split(' ');
  return (
    <aside className={slots('content')('climb')} aria-labelledby="their-climb">
      <h2 id="their-climb">
        {goal > 0 && raised >= goal
          ? `${firstName} is on the summit. Help the climb go higher.`
          : `Help ${firstName} up the hill`}
      </h2>
      <p>
        {goal > 0
          ? `${name} has raised ${wholeMoney(raised)} of ${wholeMoney(goal)} this year.`
          : `${name} has raised ${wholeMoney(raised)} this year.`}{' '}
        Every dollar goes to cancer research.
      </p>
      {goal > 0 ? <Climb id={id} raised={raised} goal={goal} committed={committed} /> : null}
      <p>
        <ButtonAnchor href={`/donate?recipient=${id}&recipientType=User`}>Give to {firstName}</ButtonAnchor>
        <TextAnchor href={`/profile/${id}`}>See {firstName}’s page</TextAnchor>
      </p>
    </aside>
  );
};
