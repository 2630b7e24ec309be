/** A part of an event of a service, of which nothing is known before it is read. */
export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** No fields for what is not an object. */
export const record = (value: unknown): Fields => (isFields(value) ? value : {});

/** Undefined for an empty string too. */
export const text = (value: unknown): string | undefined =>
	typeof value === 'string' && value !== '' ? value : undefined;
