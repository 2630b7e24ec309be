/** An ETag without its weak mark: `If-None-Match` compares weakly. */
export const opaqueTag = (etag: string): string => etag.trim().replace(/^W\//, '');
