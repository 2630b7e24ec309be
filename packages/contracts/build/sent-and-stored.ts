import type { TSchema } from 'typebox';
import { DATE_PATTERN, INSTANT_PATTERN } from '../src/text.ts';

type Schema = { readonly [keyword: string]: unknown };

/** The same schema, each part of it, the innermost first, as `change` makes it. */
const changed = (schema: TSchema, change: (part: Schema) => Schema): TSchema =>
	JSON.parse(JSON.stringify(schema), (_name, part: unknown) =>
		typeof part === 'object' && part !== null && !Array.isArray(part) ? change(part as Schema) : part,
	);

/** What may be sent: no number that the database would not keep as it is. */
export const asSent = (schema: TSchema): TSchema =>
	changed(schema, (part) =>
		part.type === 'integer' || part.type === 'number'
			? { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER, ...part }
			: part,
	);

const ofCalendar: readonly unknown[] = [DATE_PATTERN, INSTANT_PATTERN];

/**
 * What may be answered: a day or an instant that no calendar has was stored before it was refused, and one such record must not take the
 * list, the page or the export it stands in with it.
 */
export const asStored = (schema: TSchema): TSchema =>
	changed(schema, ({ pattern, ...rest }) =>
		pattern === undefined || ofCalendar.includes(pattern) ? rest : { ...rest, pattern },
	);
