export type Pagination = { page: number; limit: number; count: number; total: number };

/** The values of the pagination headers; null for an answer that is no list. */
export const paginationOf = (headers: Headers): Pagination | null => {
  const read = (name: string) => Number(headers.get(`pagination-${name}`) ?? Number.NaN);
  const pagination = { page: read('page'), limit: read('limit'), count: read('count'), total: read('total') };
  return Object.values(pagination).some(Number.isNaN) ? null : pagination;
};
