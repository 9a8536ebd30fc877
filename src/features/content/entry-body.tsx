import { useContentBodies } from './content-data.ts';

/** An entry's text within another page. */
export const EntryBody = ({ path }: { path: string }) => {
  const Body = useContentBodies()[path];
  return Body === undefined ? null : <Body />;
};
