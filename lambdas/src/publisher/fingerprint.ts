import { createHash } from 'node:crypto';
import { stableJson } from '../platform/http/stable-json.ts';

/** A hash of all inputs of a document: unchanged inputs mean an unchanged document. */
export const fingerprintOf = (made: unknown): string => createHash('sha256').update(stableJson(made)).digest('hex');
