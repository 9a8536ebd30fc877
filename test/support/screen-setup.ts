import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** React's warnings and unhandled failures arrive on the console; a screen that causes one is broken. */
const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    complaints.push(parts);
  });
});

afterEach(() => {
  cleanup();
  expect(complaints).toEqual([]);
});
