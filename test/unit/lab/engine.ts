import Engine from 'elkjs/lib/elk.bundled.js';

export const engine = new Engine();
