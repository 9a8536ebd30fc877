import { relative } from 'node:path';
import mdx from '@mdx-js/rollup';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { illustrationOf } from '#server/site/pictures/illustration.ts';
import { FrontMatterError, readFrontMatter } from './front-matter.ts';
import { sections } from './sections.ts';
import { unbroken } from './unbroken.ts';

/** Turns `content/**.mdx` into modules: the body as a component, and `frontMatter`, whose mistakes stop the build. */
export const contentPlugins = (root: string): Plugin[] => {
  const compile = mdx({
    remarkPlugins: [remarkFrontmatter, remarkGfm, sections],
    rehypePlugins: [rehypeSlug, unbroken],
  });
  return [
    {
      name: 'content',
      enforce: 'pre',
      async transform(source, id) {
        const path = id.split('?')[0] ?? id;
        if (!path.endsWith('.mdx')) return null;
        try {
          const written = readFrontMatter(relative(root, path), source);
          const drawing = illustrationOf(written.picture) ?? '';
          const frontMatter = { ...written, pictureText: /<title>(.*)<\/title>/.exec(drawing)?.[1] };
          const compiled = await compile.transform.call(this, source, id);
          const code = typeof compiled === 'object' && compiled !== null ? compiled.code : '';
          return { code: `${code}\nexport const frontMatter = ${JSON.stringify(frontMatter)};\n`, map: null };
        } catch (error) {
          return this.error(error instanceof FrontMatterError ? error.message : (error as Error));
        }
      },
    },
  ];
};
