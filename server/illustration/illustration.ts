/** Scenes of people and places, drawn by code: docs/illustrations.md. */
export { drawScene, sceneFor, scenes } from './draw-scene.ts';
export { restOn } from './figure/riding.ts';
export type { Scene } from './scenes/scene.ts';
export { serveIllustrations } from './serve-illustrations.ts';
