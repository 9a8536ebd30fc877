/** Stories for people's pages. `{who}` and `{what}` are filled in for each person. */
export const stories: readonly string[] = [
  'I ride for {who}. {What} took the spring and most of the summer, and the people at the Institute gave us the autumn. I can’t pay that back, so I pay it forward, one hill at a time.',
  'My first year I did the flat route on a borrowed bike and cried at the finish, mostly from hunger. I came back for {who}, who stood there with a sandwich.',
  '{What} is a word I heard in a parking lot, on the phone, with the engine running. Two years later I am well, and I ride because someone before me did.',
  'I am not fast. I am the one who stops to look at the barns. But I have never missed a year since {who} was diagnosed with {what}, and I won’t start now.',
  'We lost {who} to {what}. We talk about them the whole way round, and by the top of Hollin Gap we are usually laughing.',
  'I work nights on the oncology ward. I know what a trial can do, because I see who comes back to say hello. So I ride.',
  'Some of you know that this was my year of {what}. The doctors say I may ride again in June. I say watch me.',
  'My daughter asked why I get up at five on a Saturday. I told her about {who}. She set her own alarm.',
  'I said yes to this because a colleague asked nicely. I say yes again because of what I saw in the lab tour: a fridge, a microscope, and people who don’t go home at five.',
  'For {who}, who taught me to ride on the fairground and let go of the saddle without telling me.',
];

export const relations = [
  'my mother',
  'my father',
  'my brother',
  'my sister',
  'my best friend',
  'my wife',
  'my husband',
  'my grandmother',
  'Coach Ellis',
  'my neighbor Ada',
];

export const cancers = [
  'leukemia',
  'breast cancer',
  'lymphoma',
  'melanoma',
  'colon cancer',
  'prostate cancer',
];
