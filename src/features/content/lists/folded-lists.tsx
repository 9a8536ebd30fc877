import { ContentsList } from '#src/components/contents-list/contents-list.tsx';
import { counted } from '#src/components/format/numbers.ts';
import { PartnerLogo, partners } from '#src/components/partner-logo/partner-logo.tsx';
import { slots } from '#src/components/style/style.ts';
import { type ContentEntry, useContentBodies } from '#src/features/content/content-data.ts';
import { questionsOf } from '#src/features/content/contents.ts';
import { anchorOf, titleOf, useEntries } from '#src/features/content/entries.ts';
import { FaqForm } from '#src/features/content/faq-form.tsx';

/** An entry's text within another page. */
const EntryBody = ({ path }: { path: string }) => {
  const Body = useContentBodies()[path];
  return Body === undefined ? null : <Body />;
};

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

/** All questions in their sections. The server writes them into the page, so that the browser's own search finds them. */
export const FaqList = () => {
  const entries = useEntries('faq');
  const bodies = useContentBodies();
  const at = slots('entries');
  if (entries.length === 0) return null;
  const sections = entries.map((section) => {
    const Body = bodies[section.path];
    return { section, questions: Body === undefined ? [] : questionsOf(<Body />) };
  });
  return (
    <div data-wide data-folds className={at('faq')}>
      {/* Hydrated at the first sign of a person; without scripts the browser's own search finds the questions. */}
      <div className={at('find')} data-faq-search>
        <FaqForm status="Type any words from the question or its answer." />
      </div>
      <ContentsList
        label="Start with these"
        isOpen
        parts={sections.flatMap(({ questions }) => questions.slice(0, 1))}
      />
      {sections.map(({ section, questions }) => (
        <section key={section.path} id={anchorOf(section)} className={at('section')} data-section>
          <details>
            <summary>
              <div>
                <h2>{titleOf(section)}</h2>
                {section.description ? <p>{section.description}</p> : null}
                <span data-count>{counted(questions.length, 'question')}</span>
              </div>
            </summary>
            <EntryBody path={section.path} />
          </details>
        </section>
      ))}
    </div>
  );
};
