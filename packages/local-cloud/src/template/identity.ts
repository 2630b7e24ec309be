import { createHash } from 'node:crypto';
import type { Stack } from './assembly.ts';
import type { JsonObject } from './json.ts';

/** The values of a resource's `Ref` and `Fn::GetAtt`. */
export interface Identity {
	readonly ref: string;
	readonly attributes: Readonly<Record<string, string>>;
}

/** The inputs of an identity. */
export interface Naming {
	readonly stack: Stack;
	readonly id: string;
	/** Evaluated. */
	readonly properties: JsonObject;
	/** `http://127.0.0.1:<port>`: the endpoint of the local AWS services. */
	readonly awsEndpoint: string;
}

/** The resource's own name, or one from stack and id that is the same at every start, so its data are found again. */
export function nameOf({ stack, id, properties }: Naming, property: string): string {
	const given = properties[property];
	return typeof given === 'string' ? given : `${stack.name}-${id}`;
}

/** In the form S3 requires. */
export const lowerNameOf = (naming: Naming, property: string): string => nameOf(naming, property).toLowerCase();

export const arnOf = ({ stack }: Naming, service: string, resource: string): string =>
	`arn:aws:${service}:${stack.region}:${stack.account}:${resource}`;

const digestOf = ({ stack, id }: Naming): string => createHash('sha256').update(`${stack.name}/${id}`).digest('hex');

/** An id of letters and digits, the same at every start. */
export const shortIdOf = (naming: Naming): string => digestOf(naming).slice(0, 10);

/** An id in the form of a UUID, the same at every start. */
export function uuidOf(naming: Naming): string {
	const digest = digestOf(naming);
	return [
		digest.slice(0, 8),
		digest.slice(8, 12),
		`4${digest.slice(13, 16)}`,
		`8${digest.slice(17, 20)}`,
		digest.slice(20, 32),
	].join('-');
}
