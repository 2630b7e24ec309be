import type { Endpoint } from './endpoint.ts';
import type { StaffRole } from './identity/staff-roles.ts';

/**
 * What a browser needs of an endpoint to call it: no schema, no compiler, a few bytes. The endpoint is present as a
 * type only, which types the parameters, body and answer of a call.
 */
export interface Route<E extends Endpoint> {
	/** The endpoint's name in the registry; also the name of the RTK Query endpoint. */
	readonly name: string;
	readonly method: E['method'];
	readonly path: E['path'];
	readonly access: E['access'];
	/** The roles of staff that may call it; screens hide what the caller may not call. The server decides. */
	readonly roles?: readonly StaffRole[];
	/** Type only: never present at run time. */
	readonly endpoint?: E;
}
