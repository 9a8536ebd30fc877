import { defineConfig } from '@pandacss/dev';
import site from '../panda.config.ts';

/** The site's tokens for the lab's own pages, whose styles go into none of the site's files. */
export default defineConfig({ ...site, include: ['./lab/**/*.{ts,tsx}'], exclude: [], staticCss: {} });
