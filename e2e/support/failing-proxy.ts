import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FailingProxy {
	readonly origin: string;
	failed(): number;
	close(): void;
}

/** A proxy in front of a site. It answers the first `count` requests whose address matches with 503. */
export async function failingProxy(site: string, address: RegExp, count: number): Promise<FailingProxy> {
	let failed = 0;
	const server = createServer((incoming, answer) => {
		if (failed < count && address.test(incoming.url ?? '')) {
			failed += 1;
			answer.writeHead(503).end();
			return;
		}
		const { method, headers } = incoming;
		const passed = request(new URL(incoming.url ?? '/', site), { method, headers }, (response) => {
			answer.writeHead(response.statusCode ?? 502, response.headers);
			response.pipe(answer);
		});
		passed.once('error', () => answer.destroy());
		incoming.pipe(passed);
	});
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	return {
		origin: `http://localhost:${(server.address() as AddressInfo).port}`,
		failed: () => failed,
		close() {
			server.closeAllConnections();
			server.close();
		},
	};
}
