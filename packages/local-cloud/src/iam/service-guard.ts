import { type AwsRequest, type AwsResponse, type AwsService, escapeXml, json, xml } from '../services/wire.ts';
import { allowsService, type RoleStatement, type ServiceAction } from './role-statement.ts';
import type { DeniedCall } from './table-guard.ts';

export interface ServiceGuardOptions {
	/** The permissions of each function's role, by function name. Other callers (commands, tests) are not restricted. */
	readonly roles: Readonly<Record<string, readonly RoleStatement[]>>;
	/** The functions that can be called. */
	readonly functions: readonly { readonly name: string; readonly arn: string }[];
	readonly onDenied: (denied: DeniedCall) => void;
}

/** Denies a call that a function's role does not allow, in the service's own form, before the service receives it. */
export const serviceGuard =
	({ roles, functions, onDenied }: ServiceGuardOptions) =>
	(service: AwsService): AwsService =>
	async (request) => {
		const statements = roles[request.caller];
		if (!statements) return service(request);
		const requested = actionOf(request, functions);
		if (allowsService(statements, requested)) return service(request);
		const { action, resource = '*' } = requested;
		onDenied({ functionName: request.caller, action, resource, leadingKeys: [] });
		return accessDenied(request, action);
	};

/** IAM's names for S3 operations whose permission is named differently. */
const s3Actions: Readonly<Record<string, string>> = {
	HeadObject: 'GetObject',
	ListObjectsV2: 'ListBucket',
	DeleteObjects: 'DeleteObject',
};

function actionOf(request: AwsRequest, functions: ServiceGuardOptions['functions']): ServiceAction {
	const { service, operation, url } = request;
	if (service === 's3') {
		const [, bucket = '', ...key] = url.pathname.split('/');
		const object = decodeURIComponent(key.join('/'));
		return {
			action: `s3:${s3Actions[operation] ?? operation}`,
			resource: `arn:aws:s3:::${object === '' ? bucket : `${bucket}/${object}`}`,
		};
	}
	if (service === 'lambda') {
		const called = decodeURIComponent(url.pathname.split('/')[3] ?? '');
		const found = functions.find(({ name, arn }) => called === name || called === arn);
		return { action: 'lambda:InvokeFunction', resource: found?.arn ?? called };
	}
	return { action: `${service}:${operation}`, resource: undefined };
}

/** In the form of the service's protocol. */
function accessDenied({ service, caller }: AwsRequest, action: string): AwsResponse {
	const message = `User: ${caller} is not authorized to perform: ${action} because no identity-based policy allows the ${action} action`;
	const error = `<Error><Code>AccessDenied</Code><Message>${escapeXml(message)}</Message></Error>`;
	if (service === 's3') return xml(error, 403);
	if (service === 'ses' || service === 'sns') return xml(`<ErrorResponse>${error}</ErrorResponse>`, 403);
	const { headers, ...answer } = json({ __type: 'AccessDeniedException', Message: message, message }, 400);
	return { ...answer, headers: { ...headers, 'x-amzn-errortype': 'AccessDeniedException' } };
}
