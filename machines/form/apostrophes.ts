/** Signs that are typed as an apostrophe: each device has another. */
export const apostrophes = /['‘’‛ʹʻʼʽ′`´ꞌ]/gu;
