import type { TSchema } from 'typebox';
import { DATE_PATTERN, INSTANT_PATTERN } from '../src/text.ts';

type Schema = { readonly [keyword: string]: unknown };

/** Applies `change` to every part of a schema, the innermost first. */
const changed = (schema: TSchema, change: (part: Schema) => Schema): TSchema =>
	JSON.parse(JSON.stringify(schema), (_name, part: unknown) =>
		typeof part === 'object' && part !== null && !Array.isArray(part) ? change(part as Schema) : part,
	);

/** The schema of a request: no number that the database would not store exactly. */
export const asSent = (schema: TSchema): TSchema =>
	changed(schema, (part) =>
		part.type === 'integer' || part.type === 'number'
			? { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER, ...part }
			: part,
	);

const ofCalendar: readonly unknown[] = [DATE_PATTERN, INSTANT_PATTERN];

/**
 * The schema of a response. A day or an instant that does not exist may have been stored before the API refused it, and
 * one such record must not make a whole list, page or export fail.
 */
export const asStored = (schema: TSchema): TSchema =>
	changed(schema, ({ pattern, ...rest }) =>
		pattern === undefined || ofCalendar.includes(pattern) ? rest : { ...rest, pattern },
	);
