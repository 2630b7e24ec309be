import { createHash } from 'node:crypto';
import { stableJson } from '../platform/http/stable-json.ts';

/** A hash of everything that goes into a document: while it stays the same, so does the document. */
export const fingerprintOf = (made: unknown): string => createHash('sha256').update(stableJson(made)).digest('hex');
