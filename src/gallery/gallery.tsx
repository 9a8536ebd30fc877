import { createRoot } from 'react-dom/client';
import '#src/components/style/styles.css';
import { Celebration, Front } from './celebration.tsx';
import { Data } from './data.tsx';
import { Fields } from './fields.tsx';
import { Frame } from './frame.tsx';
import { Pictures } from './pictures.tsx';

const root = document.getElementById('root');
const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset.theme = theme;
if (root) {
  const page = new URLSearchParams(location.search).get('page');
  createRoot(root).render(
    page === 'front' ? (
      <Front />
    ) : page === 'celebration' ? (
      <Celebration />
    ) : (
      <Frame>
        <Pictures />
        <Fields />
        <Data />
      </Frame>
    ),
  );
}
