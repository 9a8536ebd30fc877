import { defineSlotRecipe } from '@pandacss/dev';

export const card = defineSlotRecipe({
  className: 'card',
  slots: ['root', 'title', 'figures', 'figure', 'value', 'name'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      p: { base: '5', sm: '6' },
      bg: 'surface',
      border: '1px solid token(colors.line)',
      borderRadius: 'card',
      minWidth: '0',
    },
    title: { textStyle: 'label' },
    figures: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))',
      columnGap: '6',
      rowGap: '5',
      '.card__root &': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
    figure: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: '1' },
    value: {
      textStyle: 'figure',
      m: '0',
      overflowWrap: 'normal',
      whiteSpace: 'nowrap',
      '.card__root &': { fontSize: '2xl' },
    },
    name: { textStyle: 'small', color: 'ink.soft' },
  },
});

export const moneyParts = defineSlotRecipe({
  className: 'money-parts',
  slots: ['root', 'part', 'amount'],
  base: {
    root: { maxWidth: '34rem' },
    part: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '4',
      paddingBlock: '2',
      '&[data-kind=sum]': {
        borderTop: '2px solid token(colors.ink)',
        fontWeight: 'bold',
      },
      '&[data-kind=pending]': { color: 'ink.soft' },
    },
    amount: { m: '0', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
});

export const fold = defineSlotRecipe({
  className: 'fold',
  slots: ['root', 'title', 'content'],
  base: {
    root: {
      bg: 'surface',
      border: '1px solid token(colors.line)',
      borderRadius: 'card',
    },
    title: {
      minHeight: 'touch',
      px: '5',
      py: '2.5',
      borderRadius: 'card',
      textStyle: 'small',
      fontWeight: 'medium',
    },
    content: { display: 'grid', gap: '5', px: '5', pb: '5', pt: '2' },
  },
  variants: {
    // A table without a frame, for a container that has one.
    bare: {
      true: {
        root: { bg: 'transparent', border: '0' },
        title: { px: '0', borderRadius: 'sm' },
        content: { px: '0', pb: '2' },
      },
    },
  },
});

export const review = defineSlotRecipe({
  className: 'review',
  slots: ['root', 'head', 'title', 'list', 'row', 'name', 'value', 'sum'],
  base: {
    root: { borderTop: '2px solid token(colors.ink)', pt: '4' },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      minHeight: 'touch',
    },
    title: { textStyle: 'label' },
    list: { m: '0' },
    row: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
      columnGap: '6',
      py: '3',
      borderTop: '1px solid token(colors.line)',
      _first: { borderTop: '0' },
    },
    name: { color: 'ink.soft' },
    value: { m: '0', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums', whiteSpace: 'pre-line' },
    sum: {},
  },
  variants: {
    kind: {
      bill: {
        row: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'baseline' },
        value: { textAlign: 'end' },
        sum: {
          borderTop: '2px solid token(colors.ink)',
          '& > dt': { color: 'ink', fontWeight: 'bold' },
          '& > dd': { textStyle: 'subheading', fontVariantNumeric: 'tabular-nums' },
        },
      },
    },
  },
});

export const dataList = defineSlotRecipe({
  className: 'data-list',
  slots: ['root', 'head', 'row', 'cell', 'name', 'empty'],
  base: {
    root: {
      width: 'full',
      borderCollapse: 'collapse',
      fontVariantNumeric: 'tabular-nums',
      smDown: { display: 'block', '& tbody': { display: 'block' } },
    },
    head: {
      '& th': {
        textStyle: 'caption',
        fontWeight: 'bold',
        color: 'ink.soft',
        textAlign: 'start',
        px: '3',
        pb: '2',
        borderBottom: '2px solid token(colors.ink)',
        '&[data-end]': { textAlign: 'end' },
        _first: { ps: '0' },
        _last: { pe: '0' },
      },
      smDown: {
        position: 'absolute',
        clipPath: 'inset(50%)',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
      },
    },
    row: {
      borderBottom: '1px solid token(colors.line)',
      smDown: { display: 'block', py: '3' },
    },
    cell: {
      px: '3',
      py: '3',
      textAlign: 'start',
      verticalAlign: 'top',
      fontWeight: 'normal',
      '&[data-end]': { textAlign: 'end', whiteSpace: { md: 'nowrap' } },
      _first: { ps: '0', fontWeight: 'bold' },
      _last: { pe: '0' },
      smDown: {
        display: 'flex',
        justifyContent: 'space-between',
        gap: '4',
        px: '0',
        py: '1',
        '& > :nth-child(2)': { textAlign: 'end' },
      },
    },
    name: {
      display: 'none',
      color: 'ink.soft',
      fontWeight: 'normal',
      whiteSpace: 'nowrap',
      smDown: { display: 'inline' },
    },
    empty: { py: '10', textAlign: 'center', color: 'ink.soft' },
  },
  variants: {
    // On a phone, a row has two lines, and each cell shows its column's label.
    compact: {
      true: {
        row: {
          smDown: {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) auto auto',
            alignItems: 'baseline',
            columnGap: '3',
            rowGap: '0.5',
            py: '2.5',
          },
        },
        cell: {
          smDown: {
            display: 'block',
            py: '0',
            gridRow: '2',
            '& > :nth-child(2)': { textAlign: 'start' },
            _first: { gridRow: '1', gridColumn: '1 / span 2' },
            '&[data-phone=figure]': { gridRow: '1', gridColumn: '3', textAlign: 'end' },
            '&[data-phone=start]': {
              gridColumn: '1',
              textAlign: 'start',
              overflow: 'hidden',
              whiteSpace: 'nowrap',
              textOverflow: 'ellipsis',
            },
            '&[data-phone=middle]': { gridColumn: '2' },
            '&[data-phone=end]': { gridColumn: '3', textAlign: 'end' },
            '&:is([data-phone=start], [data-phone=middle])': { textStyle: 'small', color: 'ink.soft' },
            '&[data-phone=hidden]': { display: 'none' },
          },
        },
        name: { smDown: { display: 'none' } },
      },
    },
  },
});
