/** What a text must not hold, and what it says instead. One spelling for each word, in American English. */
export const spellings: readonly { pattern: RegExp; say: string }[] = [
  {
    pattern: /\b(organ|recogn|real|apolog|summar|minim|maxim)is(e|es|ed|er|ers|ing|ation|ations)\b/i,
    say: '-ize',
  },
  { pattern: /\b(col|fav|hon|neighb|behavi|lab)our(s|ed|ing|ite|hood)?\b/i, say: '-or' },
  { pattern: /\b(centre|metre|litre|theatre)s?\b/i, say: '-er' },
  { pattern: /\b(cancel|travel|label|marshal)l(ed|ing)\b/i, say: 'one l, such as canceled' },
  { pattern: /\bcheques?\b/i, say: 'check' },
  { pattern: /\bgrey\b/i, say: 'gray' },
  { pattern: /\bprogrammes?\b/i, say: 'program' },
  { pattern: /\blicence\b/i, say: 'license' },
  { pattern: /\b(enrol|fulfil)s?\b/i, say: 'enroll, fulfill' },
  { pattern: /\b(whilst|learnt|towards|afterwards)\b/i, say: 'while, learned, toward, afterward' },
  { pattern: /\b[Ee]mails?\b|\bE-Mail/, say: 'e-mail' },
  { pattern: /\bgivers?\b/i, say: 'donor' },
  { pattern: /\bmonthly donations?\b/i, say: 'monthly gift' },
];
