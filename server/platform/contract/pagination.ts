export type Page = { page: number; limit: number; offset: number };

/** The page that the contract's `page` and `limit` ask for. */
export const pageOf = (query: { page?: number | undefined; limit?: number | undefined }): Page => {
  const page = query.page ?? 1;
  const limit = query.limit ?? 20;
  return { page, limit, offset: (page - 1) * limit };
};

/** The headers of a list: the page, its size, the rows on it, and the rows in all. */
export const paginationHeaders = ({ page, limit }: Page, count: number, total: number) => ({
  'pagination-page': page,
  'pagination-limit': limit,
  'pagination-count': count,
  'pagination-total': total,
});
