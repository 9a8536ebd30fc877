/** "Maya’s", "the Wheelers’": a name as the owner of what comes next. */
export const whose = (name: string): string => `${name}’${/s$/i.test(name) ? '' : 's'}`;
