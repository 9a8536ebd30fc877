/** The contents of a document's `<head>`. */
export type PageHead = {
  /** The whole title: `Product`, or `Product | Maya Okafor`. */
  title: string;
  description: string;
  /** The canonical address. */
  canonical: string;
  /** The picture of a shared link, 1200 × 630. */
  picture: string | null;
  type: 'website' | 'profile' | 'article';
  /** Whether search engines may list it. */
  isIndexed: boolean;
  status: number;
};
