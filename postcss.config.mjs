// A file of its own: Vite and Panda carry different copies of PostCSS, whose types don't meet in vite.config.ts.
export default { plugins: { '@pandacss/dev/postcss': {} } };
