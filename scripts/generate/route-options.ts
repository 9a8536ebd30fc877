/** Where the routes lie and what their generated tree looks like; read by Vite and by `generate-routes.ts`. */
export const routeOptions = {
  target: 'react' as const,
  routesDirectory: './src/routes',
  generatedRouteTree: './src/routeTree.gen.ts',
  addExtensions: true,
  quoteStyle: 'single' as const,
  semicolons: true,
  disableLogging: true,
};
