import { whose } from '#machines/whose.ts';
import type { Deed, Shared, Voice } from './share.types.ts';

/** With our address after it, this is the limit of the strictest network (Bluesky: 300). In UTF-16 units, as a field counts. */
export const longestMessage = 200;

const allOfIt = 'Every dollar goes to cancer research.';

/** After a text that mentions cancer research already. */
const allThere = 'Every dollar goes there.';

const inEvent = ({ eventName }: Shared) => (eventName === '' ? 'with Product' : `in ${eventName}`);

const ownDeeds: Readonly<Record<Deed, string>> = {
  ride: 'I’m riding',
  challenge: 'I’ve set myself a challenge',
  volunteer: 'I’m volunteering',
  none: 'I’m',
};

const theirDeeds: Readonly<Record<Deed, string>> = {
  ride: 'is riding',
  challenge: 'has taken on a challenge',
  volunteer: 'is volunteering',
  none: 'is',
};

const owners = (shared: Shared): string =>
  shared.takesDonations
    ? `${ownDeeds[shared.deed]} ${inEvent(shared)} for cancer research. ${allThere} Will you help me up the climb?`
    : 'This is my page with Product, where people ride for cancer research. Have a look.';

const donors = (shared: Shared, name: string): string => {
  if (shared.kind === 'fund')
    return `I just gave to cancer research with Product. ${allOfIt} Will you give, too?`;
  const whom =
    shared.kind === 'peloton'
      ? `${name}, who ride together for cancer research. ${allThere}`
      : `${whose(name)} climb for cancer research. ${allOfIt}`;
  return `I just gave to ${whom}${shared.takesDonations ? ' Will you give, too?' : ''}`;
};

const ridersWith = (shared: Shared, voice: 'leader' | 'member', name: string): string => {
  const us =
    voice === 'leader'
      ? `We’re ${name}, and we ride together ${inEvent(shared)} for cancer research.`
      : `I’m with ${name} ${inEvent(shared)} for cancer research.`;
  if (shared.takesMembers)
    return voice === 'leader'
      ? `Join us! ${us} Come along, or help us up the climb.`
      : `${us} Come and join us, or help us up the climb.`;
  return shared.takesDonations ? `${us} Will you help us up the climb?` : `${us} Have a look.`;
};

const strangers = (shared: Shared, name: string): string => {
  if (shared.kind === 'fund')
    return `Product raises money for cancer research, one climb at a time. ${allOfIt} Will you give?`;
  if (!shared.takesDonations)
    return `Have a look at ${whose(name)} page with Product, where people ride for cancer research.`;
  return shared.kind === 'peloton'
    ? `${name} ride together ${inEvent(shared)} for cancer research. ${allThere} Will you help them up the climb?`
    : `${name} ${theirDeeds[shared.deed]} ${inEvent(shared)} for cancer research. ${allThere} Will you help?`;
};

const saidBy = (shared: Shared, voice: Voice, name: string): string => {
  if (voice === 'owner') return owners(shared);
  if (voice === 'donor') return donors(shared, name);
  return voice === 'stranger' ? strangers(shared, name) : ridersWith(shared, voice, name);
};

/** The text up to the limit; a character of several units is not cut in two. */
const cut = (text: string): string => {
  let kept = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    if (kept.length + segment.length >= longestMessage) return `${kept.trimEnd()}…`;
    kept += segment;
  }
  return kept;
};

/** The suggested message for the link, in the person's voice; never with an amount. They can change it before they send it. */
export const messageFor = (shared: Shared, voice: Voice): string => {
  const said = [shared.name, shared.shortName].map((name) => saidBy(shared, voice, name));
  return said.find((text) => text.length <= longestMessage) ?? cut(said.at(-1) ?? '');
};

export const subjectFor = ({ kind, name, takesMembers }: Shared, voice: Voice): string => {
  if (voice === 'owner') return 'My climb for cancer research';
  if (kind === 'fund') return 'Give to cancer research';
  if (voice === 'donor') return `Give to ${name}, too`;
  if (voice === 'stranger') return `${name}: a climb for cancer research`;
  return takesMembers ? `Come along with ${name}` : `${name}: our climb for cancer research`;
};

export const titleFor = ({ kind, shortName }: Shared, voice: Voice): string => {
  if (voice === 'owner') return 'Share your page';
  if (kind === 'fund') return 'Tell someone';
  return kind === 'peloton' ? `Share ${shortName}` : `Share ${whose(shortName)} page`;
};

/** "maya-okafor": the start of the saved files' names. Letters of every script stay. */
export const fileStem = ({ name }: Pick<Shared, 'name'>): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .toWellFormed() || 'product';
