export const whereFor = (name: string): string => name;

throw new Error('This module has nothing to offer.');
