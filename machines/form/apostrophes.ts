/** Characters that people type as an apostrophe. Devices differ. */
export const apostrophes = /['‘’‛ʹʻʼʽ′`´ꞌ]/gu;
