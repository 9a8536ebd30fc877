import { TextLink } from '#src/components/button/text-link.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { Pager } from '#src/components/pager/pager.tsx';
import { css } from '#styled-system/css';
import { deskLink } from './desk-address.ts';
import { LogList } from './log-list.tsx';
import type { DeskPartProps } from './member-desk.types.ts';

/** The peloton's logbook, newest first. */
export const LogbookPart = ({ context }: Pick<DeskPartProps, 'context'>) => {
  const { view, query, pelotonId } = context;
  const { items, pagination } = view.log;
  const linkTo = (log: number) => deskLink(pelotonId, 'logbook', { ...query, log }, 'logbook');
  return (
    <Part
      id="logbook"
      title="Logbook"
      lede="Who decided what. The captain and admins see all of it; everyone else sees what’s about them."
    >
      {items.length === 0 ? (
        <p className={css({ color: 'ink.soft' })}>
          {pagination.total === 0 ? (
            'Nothing yet. What you decide will show up here.'
          ) : (
            <>
              There’s no page {pagination.page} of the logbook.{' '}
              <TextLink {...linkTo(1)}>See the latest</TextLink>
            </>
          )}
        </p>
      ) : (
        <LogList entries={items} />
      )}
      <Pager {...pagination} label="Logbook" linkTo={linkTo} />
    </Part>
  );
};
