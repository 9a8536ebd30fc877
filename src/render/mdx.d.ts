declare module '*.mdx' {
  import type { ComponentType } from 'react';
  import type { FrontMatter } from '#src/features/content/front-matter.ts';

  export const frontMatter: FrontMatter;
  const Body: ComponentType<{ components?: Record<string, unknown> }>;

  export default Body;
}
