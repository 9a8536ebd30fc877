import type { ReactNode } from 'react';
import { contentLink } from '#src/components/button/app-link.ts';
import { PlainLink } from '#src/components/button/plain-link.tsx';
import { PartnerLogo, partners } from '#src/components/partner-logo/partner-logo.tsx';
import { slots } from '#src/components/style/style.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';
import { legalLinks, type MenuLink, useMenus } from './menu.ts';
import networkMarks from './network-marks.svg?no-inline';
import type { OutsidePlaces } from './outside.ts';
import { PlaceLink } from './place-link.tsx';

const at = slots('siteFooter');
const unbroken = css({ whiteSpace: { sm: 'nowrap' } });
const container = slots('frame')('container');

type LinksProps = { links: readonly MenuLink[]; path: string; className?: string };

const Links = ({ links, path, className }: LinksProps) => (
  <ul className={className}>
    {links.map((link) => (
      <li key={link[0]}>
        <PlaceLink link={link} path={path} className={at('link')} />
      </li>
    ))}
  </ul>
);

const Networks = ({ networks }: Pick<OutsidePlaces, 'networks'>) => (
  <ul className={at('networks')}>
    {networks.map(({ id, name, href }) => (
      <li key={id}>
        <a href={href} className={at('network')} target="_blank" rel="noopener">
          <svg aria-hidden="true">
            <use href={`${networkMarks}#${id}`} />
          </svg>
          <VisuallyHidden>{name} (opens in a new tab)</VisuallyHidden>
        </a>
      </li>
    ))}
  </ul>
);

/**
 * The footer of every page, unless the page hides it.
 * @param report the button that reports a problem
 */
export const SiteFooter = ({ path, report }: { path: string; report?: ReactNode }) => {
  const { footer, networks } = useMenus();
  return (
    <footer id="footer" className={at('root')}>
      <div className={container}>
        <div className={at('top')}>
          <div>
            <p className={at('statement')}>
              100% of <span className={unbroken}>participant-raised</span> funds go to innovative cancer
              research.
            </p>
            {networks.length === 0 ? null : <Networks networks={networks} />}
          </div>
          <nav aria-label="Footer">
            <Links links={footer} path={path} className={at('links')} />
          </nav>
        </div>
        <section aria-labelledby="funding-partners" className={at('funders')}>
          <h2 id="funding-partners">Major Funding Partners</h2>
          <ul className={at('funderList')}>
            {partners.map((partner) => (
              <li key={partner.id}>
                <PlainLink {...contentLink('/about/partners')} className={at('funder')}>
                  <PartnerLogo partner={partner} />
                </PlainLink>
              </li>
            ))}
          </ul>
        </section>
        <div className={at('end')}>
          <p>© Product. All rights reserved.</p>
          <Links links={legalLinks} path={path} />
          {report}
        </div>
      </div>
    </footer>
  );
};
