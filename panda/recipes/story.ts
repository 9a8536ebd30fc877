import { defineRecipe } from '@pandacss/dev';

/** A story's blocks and formats: the elements of the page, and their counterparts in the editor. */
export const story = defineRecipe({
  className: 'story',
  base: {
    overflowWrap: 'anywhere',
    '& :is(h3, [data-style=heading])': { textStyle: 'subheading', mt: '4' },
    '& :is(ul, [data-list=bullet])': { listStyleType: 'disc' },
    '& :is(ol, [data-list=number])': { listStyleType: 'decimal' },
    '& :is(a, [data-link])': {
      color: 'forest',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
  },
});
