import type { Endpoint } from './endpoint.ts';
import type { StaffRole } from './identity/staff-roles.ts';

/**
 * What a browser needs of an endpoint to call it: no schema, no compiler, a few bytes. The endpoint itself travels
 * along as a type only, so that a call knows its parameters, body and answer.
 */
export interface Route<E extends Endpoint> {
	/** The endpoint's name in the registry; also the name of the RTK Query endpoint. */
	readonly name: string;
	readonly method: E['method'];
	readonly path: E['path'];
	readonly access: E['access'];
	/** Who of staff may call it, for the screen: what somebody may not call is not offered. The server decides. */
	readonly roles?: readonly StaffRole[];
	/** Never present at run time. */
	readonly endpoint?: E;
}
