import type { Identity, Naming } from '../identity.ts';

/**
 * `emulated`: the local cloud implements the resource, and refuses unlisted properties. `named`: only its name is used.
 * `ignored`: it has no meaning on one machine. Of the grants of roles only those on the table are enforced; the others
 * are not tested here.
 */
export interface ResourceType {
	readonly role: 'emulated' | 'named' | 'ignored';
	readonly properties?: readonly string[];
	readonly identify?: (naming: Naming) => Identity;
}

/** The identity of a resource that has only a `Ref`. */
export const only = (ref: string): Identity => ({ ref, attributes: {} });
export const withArn = (ref: string, Arn: string): Identity => ({ ref, attributes: { Arn } });
