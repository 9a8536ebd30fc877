import { createRoot } from 'react-dom/client';
import '#lab/styles.css';
import { Atlas } from './atlas.tsx';
import { loadFlows } from './data.ts';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Atlas flows={await loadFlows()} />);
