export { contentEntries, renderContent } from './render-content.tsx';
export { renderPage } from './render-page.tsx';
