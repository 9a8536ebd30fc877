import { createBrowserReceiver } from '@statelyai/inspect';
import { createRoot } from 'react-dom/client';
import '#lab/styles.css';
import { createRecording } from '#lab/inspector/recording/recording.ts';
import { Inspector } from './inspector.tsx';
import { createTicker } from './ticker.ts';

const recording = createRecording();
const ticker = createTicker();
createBrowserReceiver().subscribe((message) => {
  recording.take(message);
  ticker.tick();
});

// The page that opened this window has loaded another document.
const channel = new BroadcastChannel('product.inspector');
channel.addEventListener('message', ({ data }) => {
  if (data !== 'opened' || window.opener === null) return;
  channel.postMessage('here');
  location.reload();
});

const root = document.getElementById('root');
if (root) createRoot(root).render(<Inspector recording={recording} ticker={ticker} />);
