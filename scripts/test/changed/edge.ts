/**
 * Why one node leads to another: it imports the file, names it by path, calls an operation or opens a page of that
 * address, handles the operation, or uses a port of the platform.
 */
export type EdgeKind = 'import' | 'file' | 'operation' | 'handler' | 'page' | 'port';

export type Edge = { to: string; kind: EdgeKind };
