// Comes back by itself, and lists what can be read meanwhile.

// That there is a network doesn't mean that the site can be reached: only an answer does.
addEventListener('online', () => {
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => location.reload(),
    () => undefined,
  );
});
document.getElementById('again').addEventListener('click', () => location.reload());

// Where it is read, nothing runs.
const rules = { createHTML: (text) => text };
const trusted = window.trustedTypes?.createPolicy('product', rules) ?? rules;

const titleOf = async (answer) =>
  /<title>(?:Product \| )?([^<]*)<\/title>/.exec(await answer.text())?.[1] ?? '';

const list = async () => {
  const cache = await caches.open('pages-1');
  const keys = (await cache.keys()).filter(({ url }) => !/\.[^/]*$/.test(new URL(url).pathname));
  const place = document.getElementById('kept');
  for (const key of keys.reverse().slice(0, 12)) {
    const link = document.createElement('a');
    link.href = new URL(key.url).pathname;
    const title = await titleOf(await cache.match(key));
    // Titles come written for HTML.
    const text = new DOMParser().parseFromString(trusted.createHTML(title), 'text/html').body.textContent;
    link.textContent = link.pathname === '/' ? 'Home' : text || link.pathname;
    place.append(document.createElement('li'));
    place.lastChild.append(link);
  }
  document.getElementById('readable').hidden = keys.length === 0;
};

const families = { bricolage: 'Bricolage Grotesque Variable', instrument: 'Instrument Sans Variable' };

/** The site's own letters, where they were kept; their files' names change with each build. */
const write = async () => {
  const kept = await (await caches.open('files-1')).keys();
  for (const { url } of kept) {
    const family = families[/\/(bricolage|instrument)[^/]*\.woff2$/.exec(url)?.[1]];
    if (family) document.fonts.add(new FontFace(family, `url(${url})`, { weight: '200 800' }));
  }
};

void list();
void write();
