/** Whole dollars with their frequency; `null` is an amount of the donor's choice. */
export const amounts: readonly (readonly [dollars: number | null, weight: number])[] = [
  [25, 20],
  [50, 24],
  [100, 24],
  [250, 11],
  [500, 5],
  [1000, 2],
  [2500, 0.6],
  [5000, 0.2],
  [null, 14],
];

/** Cheques are rarer and larger. */
export const chequeAmounts: readonly (readonly [dollars: number, weight: number])[] = [
  [50, 4],
  [100, 8],
  [200, 5],
  [500, 4],
  [1000, 2],
  [2500, 1],
];

export const messages: readonly string[] = [
  'Ride safe, and stop for the view at the top.',
  'For Dad. He would have held your water bottle.',
  'Go, go, go!',
  'You asked so nicely last year that I didn’t wait for it this time.',
  'Proud of you. See you at the finish with the cowbell.',
  'In memory of Ellen, who would have been first up the hill.',
  'For everyone on 4 West.',
  'One dollar for every time you have talked about your bike. I rounded down.',
  'Thank you for doing this.',
  'From the whole third-floor lab.',
  'Five years clear this month. Keep pedaling.',
  'My knees hurt just reading your page. Good luck!',
  'For Nana, from all her grandchildren.',
  'Half from me, half from the dog.',
  'Because research is why I am here to give it.',
  'You’ve got this.',
  'Up the hills and down with cancer.',
  'For the nurses, too.',
  'Lost a bet about the score. Gladly paid.',
  'With love from the Thursday group.',
];
