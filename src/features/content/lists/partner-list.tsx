import { PartnerLogo, partners } from '#src/components/partner-logo/partner-logo.tsx';
import { slots } from '#src/components/style/style.ts';
import type { ContentEntry } from '#src/features/content/content-data.ts';
import { anchorOf, titleOf, useEntries } from '#src/features/content/entries.ts';
import { EntryBody } from '#src/features/content/entry-body.tsx';

/** The partner's logo, which contains the name, or the name. */
const Name = ({ entry }: { entry: ContentEntry }) => {
  const marked = partners.find(({ name, rest }) => `${name} ${rest}` === entry.title);
  return marked === undefined ? titleOf(entry) : <PartnerLogo partner={marked} />;
};

/** The partners that pay what donations don't: one line each, which unfolds; each has an anchor. */
export const PartnerList = () => {
  const at = slots('entries');
  return (
    <div className={at('list')} data-wide>
      {useEntries('partner').map((entry) => (
        <details key={entry.path} id={anchorOf(entry)} className={at('funder')}>
          <summary>
            <div>
              <h3>
                <Name entry={entry} />
              </h3>
              <p>{entry.description}</p>
            </div>
          </summary>
          <div>
            <EntryBody path={entry.path} />
          </div>
        </details>
      ))}
    </div>
  );
};
