// A file of its own, for the same reason as the site's.
export default { plugins: { '@pandacss/dev/postcss': { configPath: 'lab/panda.config.ts' } } };
