import type { EndpointName } from '@tulia/contracts/endpoints';
import { memoizeAsync } from '../memoize-async.ts';
import { withRequestId } from '../request-id.ts';
import { failure, type HttpHandler } from './http.ts';

/**
 * Handlers that are loaded with the first request for one of them, so that a function starts without the nouns that its
 * event does not need (decision 050). The function reads their required variables at its start.
 */
export function handlersOnDemand<const N extends EndpointName>(
	names: readonly N[],
	load: () => Promise<{ readonly [Name in N]: HttpHandler<Name> }>,
): { readonly [Name in N]: HttpHandler<Name> } {
	const loaded = memoizeAsync(load);
	const handlers = {} as { [Name in N]: HttpHandler<Name> };
	for (const endpointName of names)
		handlers[endpointName] = onDemand(endpointName, async () => (await loaded())[endpointName]);
	return handlers;
}

/** The endpoints of a noun, without those that another file answers. */
export function without<const N extends EndpointName, const O extends N>(
	names: readonly N[],
	...others: readonly O[]
): readonly Exclude<N, O>[] {
	const answeredElsewhere: readonly N[] = others;
	return names.filter((name): name is Exclude<N, O> => !answeredElsewhere.includes(name));
}

function onDemand<N extends EndpointName>(endpointName: N, load: () => Promise<HttpHandler<N>>): HttpHandler<N> {
	const handle: (...request: Parameters<HttpHandler>) => ReturnType<HttpHandler> = async (event, guard) => {
		const { requestId } = event.requestContext;
		const handler = await load().catch((error: unknown) => error);
		return typeof handler === 'function'
			? (handler as HttpHandler)(event, guard)
			: withRequestId(requestId, async () => failure(handler, endpointName, requestId));
	};
	return Object.assign(handle, { endpointName });
}
