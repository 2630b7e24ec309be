import { type AwsResponse, type AwsService, json } from '../services/wire.ts';
import { isAllowed, type RoleStatement } from './role-statement.ts';
import { type TableShape, tableActionsOf } from './table-actions.ts';

/** A call that the role of its function does not allow. */
export interface DeniedCall {
	readonly functionName: string;
	readonly action: string;
	readonly resource: string;
	readonly leadingKeys: readonly string[];
}

/** One line for the terminal. `hint` names the file of the role's permissions. */
export const deniedLine = ({ functionName, action, resource, leadingKeys }: DeniedCall, hint = ''): string =>
	`DENIED: ${functionName} may not ${[action, ...leadingKeys].join(' ')} on ${resource}. ${hint}`.trimEnd();

export interface TableGuardOptions {
	/** The statements of each function's role, by function name. Other callers (commands, tests) are not restricted. */
	readonly roles: Readonly<Record<string, readonly RoleStatement[]>>;
	readonly table: TableShape;
	readonly onDenied: (denied: DeniedCall) => void;
}

/** Answers a call that a function's role does not allow with AccessDeniedException, before the engine receives it. */
export const tableGuard =
	({ roles, table, onDenied }: TableGuardOptions, service: AwsService): AwsService =>
	async (request) => {
		const statements = roles[request.caller];
		if (!statements) return service(request);
		const actions = tableActionsOf(request.operation, JSON.parse(request.body.toString()), table);
		const refused = actions.find((action) => !isAllowed(statements, action));
		if (!refused) return service(request);
		onDenied({ functionName: request.caller, ...refused });
		return accessDenied(request.caller, refused);
	};

function accessDenied(caller: string, { action, resource }: Pick<DeniedCall, 'action' | 'resource'>): AwsResponse {
	const message = `User: ${caller} is not authorized to perform: ${action} on resource: ${resource} because no identity-based policy allows the ${action} action`;
	return json({ __type: 'com.amazon.coral.service#AccessDeniedException', Message: message, message }, 400);
}
