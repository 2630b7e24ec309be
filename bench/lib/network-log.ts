import type { CDPSession } from 'playwright-core';

/** One request of a page. Instants are milliseconds on the browser's own clock. */
export interface Load {
	readonly url: string;
	/** The address of what asked for it: the document, a stylesheet or a script. */
	readonly parent: string | undefined;
	readonly asked: number;
	/** Bytes on the wire, headers included, once it has ended. */
	bytes: number;
	/** Its body as it came. */
	readonly pieces: { readonly at: number; readonly bytes: number }[];
}

interface Stack {
	readonly callFrames: readonly { readonly url: string }[];
	readonly parent?: Stack;
}

/** The script whose code, or whose promise, made the call. */
function scriptIn(stack: Stack | undefined): string | undefined {
	if (!stack) return undefined;
	return stack.callFrames.find(({ url }) => url !== '')?.url ?? scriptIn(stack.parent);
}

/** Writes down what a page asks for, in order. */
export function networkLog(session: CDPSession): ReadonlyMap<string, Load> {
	const loads = new Map<string, Load>();
	session.on('Network.requestWillBeSent', ({ requestId, request, initiator, timestamp }) => {
		if (request.url.startsWith('data:')) return;
		const parent = initiator.url ?? scriptIn(initiator.stack);
		loads.set(requestId, { url: request.url, parent, asked: timestamp * 1000, bytes: 0, pieces: [] });
	});
	// Not a request: what was preloaded is taken from memory when it is used.
	session.on('Network.requestServedFromCache', ({ requestId }) => loads.delete(requestId));
	session.on('Network.dataReceived', ({ requestId, encodedDataLength, timestamp }) => {
		loads.get(requestId)?.pieces.push({ at: timestamp * 1000, bytes: encodedDataLength });
	});
	session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		const load = loads.get(requestId);
		if (load) load.bytes = encodedDataLength;
	});
	return loads;
}

/** The longest chain of requests that had to wait for each other; the document is 1. */
export function depthOf(loads: readonly Load[]): number {
	const byUrl = new Map(loads.map((load) => [load.url, load]));
	const depth = (load: Load, seen: ReadonlySet<string>): number => {
		const parent = load.parent === undefined ? undefined : byUrl.get(load.parent);
		if (!parent || seen.has(parent.url)) return 1;
		return 1 + depth(parent, new Set([...seen, load.url]));
	};
	return Math.max(...loads.map((load) => depth(load, new Set([load.url]))));
}

/** Bytes of the bodies of `loads` that had come by `instant`. */
export const receivedBy = (loads: readonly Load[], instant: number): number =>
	loads.flatMap(({ pieces }) => pieces).reduce((sum, { at, bytes }) => (at <= instant ? sum + bytes : sum), 0);
