/** Cents in the gateway's form: "1234.05". */
export const toDecimal = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** "1234.05", "1234.5" or "1234" as cents, without floating-point arithmetic. */
export const fromDecimal = (text: string): number => {
  const match = /^(\d+)(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) throw new Error(`The gateway wrote an amount that is not money: ${text}`);
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
};
