import { handlerPayloads } from './handler-payloads.ts';
import { mutationPayloads } from './mutation-payloads.ts';
import { scriptPayloads } from './script-payloads.ts';

/**
 * More than 200 ways to run code in a page that shows another person's text (promise W1). Each would set
 * `window.__xss`; a page is safe when `window.__xss` stays undefined.
 */
export const xssPayloads: readonly string[] = [...scriptPayloads, ...handlerPayloads, ...mutationPayloads];
