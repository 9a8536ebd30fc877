/** Country calling codes of one and two digits (ITU E.164); all others have three. */
const short = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

const digitsOf = (text: string) => text.replace(/\D/g, '');

const national = (digits: string) => {
  const ten = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(ten) ? ten : null;
};

/** Numbers of other countries, in threes from the left and never a lone last digit: "+44 207 946 0958". */
const grouped = (digits: string) => {
  const code = short.exec(digits)?.[0] ?? digits.slice(0, 3);
  const rest = digits.slice(code.length);
  return `+${code} ${rest.replace(/(\d{3})(?=\d{2})/g, '$1 ')}`.trim();
};

/** A phone number as a person reads it: "(555) 234-5678" in the US, "+44 207 946 0958" elsewhere; anything else as it is. */
export const phoneText = (text: string) => {
  const digits = digitsOf(text);
  const abroad = text.trim().startsWith('+') && !digits.startsWith('1');
  if (abroad) return digits.length >= 7 ? grouped(digits) : text;
  const ten = national(digits);
  return ten ? `(${ten.slice(0, 3)}) ${ten.slice(3, 6)}-${ten.slice(6)}` : text;
};

/** The number as it is stored (E.164, "+15552345678"); what is no number yet stays as it was typed. */
export const phoneValue = (text: string) => {
  const digits = digitsOf(text);
  if (text.trim().startsWith('+') && !digits.startsWith('1')) {
    return digits.length >= 7 && digits.length <= 15 ? `+${digits}` : text;
  }
  const ten = national(digits);
  return ten ? `+1${ten}` : text;
};
