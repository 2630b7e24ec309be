/** An ETag without the mark of a weak one: `If-None-Match` compares weakly. */
export const opaqueTag = (etag: string): string => etag.trim().replace(/^W\//, '');
