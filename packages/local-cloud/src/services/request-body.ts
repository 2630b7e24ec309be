import { AwsError } from './wire.ts';

/** The body of a JSON request. */
export type RequestBody = Readonly<Record<string, unknown>>;

/** Reads a member of a request; a missing one or one of another type is a ValidationException. */
export function textIn(input: RequestBody, name: string): string {
	const value = input[name];
	if (typeof value === 'string') return value;
	throw new AwsError('ValidationException', `${name} must be text.`);
}

export const optionalTextIn = (input: RequestBody, name: string): string | undefined =>
	input[name] === undefined || input[name] === null ? undefined : textIn(input, name);

export function numberIn(input: RequestBody, name: string): number | undefined {
	const value = input[name];
	if (value === undefined || value === null || typeof value === 'number') return value ?? undefined;
	throw new AwsError('ValidationException', `${name} must be a number.`);
}

const isRequestBody = (value: unknown): value is RequestBody =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

export function objectIn(input: RequestBody, name: string): RequestBody | undefined {
	const value = input[name];
	if (value === undefined || value === null) return undefined;
	if (isRequestBody(value)) return value;
	throw new AwsError('ValidationException', `${name} must be an object.`);
}

export function objectsIn(input: RequestBody, name: string): readonly RequestBody[] {
	const value = input[name] ?? [];
	if (Array.isArray(value) && value.every(isRequestBody)) return value;
	throw new AwsError('ValidationException', `${name} must be a list of objects.`);
}

/** A blob, sent as base64. */
export const bytesIn = (input: RequestBody, name: string): Buffer => Buffer.from(textIn(input, name), 'base64');
