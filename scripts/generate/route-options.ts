/** The folder of the routes and the form of their generated tree; read by Vite and by `generate-routes.ts`. */
export const routeOptions = {
  target: 'react' as const,
  routesDirectory: './src/routes',
  generatedRouteTree: './src/routeTree.gen.ts',
  addExtensions: true,
  quoteStyle: 'single' as const,
  semicolons: true,
  disableLogging: true,
};
