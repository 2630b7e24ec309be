import type { CDPSession } from 'playwright-core';

interface Piece {
	readonly at: number;
	readonly bytes: number;
}

/** One request of a page. Instants are milliseconds on the browser's own clock. */
export interface Load {
	readonly url: string;
	/** The address of its initiator: the document, a stylesheet or a script. */
	readonly parent: string | undefined;
	readonly requestedAt: number;
	/** Transferred bytes with headers (over HTTP/1.1 headers are not compressed); 0 until the request has ended. */
	wire: number;
	/** The compressed parts of its body as received. */
	pieces: readonly Piece[];
}

/** The requests of a page, in order, and whether some are pending. */
export interface NetworkLog {
	readonly loads: () => readonly Load[];
	/** Milliseconds since the last request or data; 0 while a request is pending. */
	readonly idleFor: () => number;
	/** The addresses of pending requests. */
	readonly pending: () => readonly string[];
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

const IN_THE_PAGE = /^(?:data|blob):/;

/** `wire` bytes divided in proportion to `pieces`. */
function sharedOut(wire: number, pieces: readonly Piece[]): readonly Piece[] {
	const whole = pieces.reduce((sum, { bytes }) => sum + bytes, 0);
	return pieces.map(({ at, bytes }) => ({ at, bytes: (wire * bytes) / whole }));
}

/** Records the requests of a page; requests to `unanswered` addresses are not waited for. */
export function networkLog(session: Pick<CDPSession, 'on'>, unanswered?: RegExp): NetworkLog {
	const loads = new Map<string, Load>();
	const underWay = new Map<string, { readonly url: string; readonly document: string }>();
	let last = performance.now();
	const unpacked = new Map<string, Piece[]>();
	const note = (): void => {
		last = performance.now();
	};
	const end = (requestId: string): void => {
		underWay.delete(requestId);
		note();
	};
	session.on('Network.requestWillBeSent', ({ requestId, request, initiator, timestamp, loaderId }) => {
		if (IN_THE_PAGE.test(request.url)) return;
		const parent = initiator.url ?? scriptIn(initiator.stack);
		loads.set(requestId, { url: request.url, parent, requestedAt: timestamp * 1000, wire: 0, pieces: [] });
		if (!unanswered?.test(request.url)) underWay.set(requestId, { url: request.url, document: loaderId });
		note();
	});
	// Not a request: preloaded or cached files come from memory when they are used.
	session.on('Network.requestServedFromCache', ({ requestId }) => loads.delete(requestId));
	// A document that led to another one leaves requests whose end the browser does not always report.
	const forgetOthers = (current: string): void => {
		for (const [id, { document }] of underWay) if (document !== current) underWay.delete(id);
	};
	session.on('Network.responseReceived', ({ requestId, loaderId, response }) => {
		if (requestId === loaderId) forgetOthers(loaderId);
		if (response.fromDiskCache) loads.delete(requestId);
	});
	session.on('Network.dataReceived', ({ requestId, dataLength, encodedDataLength, timestamp }) => {
		const [load, at] = [loads.get(requestId), timestamp * 1000];
		if (load) load.pieces = [...load.pieces, { at, bytes: encodedDataLength }];
		unpacked.set(requestId, [...(unpacked.get(requestId) ?? []), { at, bytes: dataLength }]);
		note();
	});
	session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
		const load = loads.get(requestId);
		if (load) {
			load.wire = encodedDataLength;
			// Over HTTP/2 the browser reports transferred bytes only at the end; until then the uncompressed size.
			if (receivedBy([load]) < encodedDataLength / 2) {
				const whole = [{ at: timestamp * 1000, bytes: 1 }];
				load.pieces = sharedOut(encodedDataLength, unpacked.get(requestId) ?? whole);
			}
		}
		end(requestId);
	});
	session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
	return {
		loads: () => [...loads.values()],
		pending: () => [...underWay.values()].map(({ url }) => url),
		idleFor: () => (underWay.size > 0 ? 0 : performance.now() - last),
	};
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

/** A file name shows the kind; the request type does not, because a preloaded file has the type of a preload. */
const NAMES = {
	script: /\.js$/,
	style: /\.css$/,
	font: /\.woff2$/,
	image: /\.(?:svg|png|jpe?g|webp|avif|ico)$/,
} as const;
export type FileKind = keyof typeof NAMES;

/** The files of one kind. */
export const filesOf = (loads: readonly Load[], kind: FileKind): readonly Load[] =>
	loads.filter(({ url }) => NAMES[kind].test(url));

/** Body bytes of `loads` received by `instant`; default: all. */
export const receivedBy = (loads: readonly Load[], instant = Number.POSITIVE_INFINITY): number =>
	loads.flatMap(({ pieces }) => pieces).reduce((sum, { at, bytes }) => (at <= instant ? sum + bytes : sum), 0);
