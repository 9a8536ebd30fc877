import { createRoot } from 'react-dom/client';
import '#src/components/style/styles.css';
import { Fields } from './fields.tsx';
import { Frame } from './frame.tsx';
import { Pictures } from './pictures.tsx';

const root = document.getElementById('root');
const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset.theme = theme;
if (root) {
  createRoot(root).render(
    <Frame>
      <Pictures />
      <Fields />
    </Frame>,
  );
}
