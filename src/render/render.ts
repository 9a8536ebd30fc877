export { contentEntries, renderContent } from './render-content.tsx';
export { renderError } from './render-error.tsx';
export { renderPage } from './render-page.tsx';
