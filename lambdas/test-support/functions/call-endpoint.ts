import type { Audience, Endpoint } from '@tulia/contracts/endpoint';
import { type EndpointName, endpoints } from '@tulia/contracts/endpoints';
import type { BundledFunction } from '../platform/bundled-function.ts';
import { requestOver } from './bundled-functions.ts';

export type ApiFunctions = Readonly<Record<Audience, BundledFunction>>;

/** Calls an endpoint at a path, query included, with the routing of the API. */
export function callEndpoint(
	functions: ApiFunctions,
	name: EndpointName,
	{ path, token, body }: { readonly path: string; readonly token?: string; readonly body?: object },
) {
	const { audience, method, path: template, body: schema }: Endpoint = endpoints[name];
	const { pathname, searchParams } = new URL(path, 'https://tulia.example');
	return requestOver(functions[audience], `${method} ${template}`, {
		...(token === undefined ? {} : { token }),
		...(schema ? { body: body ?? {} } : {}),
		params: paramsIn(pathname, template),
		query: Object.fromEntries(searchParams),
	});
}

function paramsIn(pathname: string, template: string): Record<string, string> {
	const pattern = template.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
	const found = new RegExp(`^${pattern}$`).exec(pathname);
	if (!found) throw new Error(`${pathname} is no path of ${template}.`);
	return Object.fromEntries(
		Object.entries(found.groups ?? {}).map(([param, value]) => [param, decodeURIComponent(value)]),
	);
}
