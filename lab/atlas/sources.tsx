import { css } from '#styled-system/css';
import { Part } from './panel-parts.tsx';
import type { SourceLine, StatePage } from './state-page.ts';

const look = css({
  textStyle: 'small',
  color: 'forest',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
});

const Line = ({ file, line }: SourceLine) => (
  <li>
    <a className={look} href={`/atlas/source/${file}.html#L${line}`}>
      {file}:{line}
    </a>
  </li>
);

/** Where the state is written, and the tests that name it. */
export const Sources = ({ page: { source, tests } }: { page: StatePage }) => (
  <>
    {source && (
      <Part name="Source">
        <ul>
          <Line {...source} />
        </ul>
      </Part>
    )}
    {tests.length > 0 && (
      <Part name="Named in tests">
        <ul>
          {tests.map((one) => (
            <Line key={one.file} {...one} />
          ))}
        </ul>
      </Part>
    )}
  </>
);
