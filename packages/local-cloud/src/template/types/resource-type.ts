import type { Identity, Naming } from '../identity.ts';

/**
 * `emulated`: the local cloud does what the resource says, and refuses properties that are not listed.
 * `named`: it only lends its name to others. `ignored`: it has no meaning on one machine. Of the roles' grants those on the
 * table are enforced; the others are not proven here.
 */
export interface ResourceType {
	readonly role: 'emulated' | 'named' | 'ignored';
	readonly properties?: readonly string[];
	readonly identify?: (naming: Naming) => Identity;
}

/** The identity of a resource that has a `Ref` only. */
export const only = (ref: string): Identity => ({ ref, attributes: {} });
export const withArn = (ref: string, Arn: string): Identity => ({ ref, attributes: { Arn } });
