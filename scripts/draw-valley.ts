import { writeFileSync } from 'node:fs';
import { landDrawing } from './valley/land-drawing.ts';

writeFileSync(new URL('../src/components/valley/land.gen.svg', import.meta.url), landDrawing());
