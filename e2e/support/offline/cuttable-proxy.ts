import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy before the site that can be cut: requests of pages and of the service worker then fail alike. */
export interface CuttableProxy {
	/** The origin of the site through the proxy. */
	readonly origin: string;
	cut(): void;
	restore(): void;
	close(): Promise<void>;
}

export async function startCuttableProxy(site: string): Promise<CuttableProxy> {
	const { port } = new URL(site);
	const open = new Set<Socket>();
	let isCut = false;
	const hold = (socket: Socket): Socket => {
		open.add(socket);
		// Cutting resets the sockets of both ends.
		return socket.on('error', () => undefined).on('close', () => open.delete(socket));
	};
	const server = createServer((browser) => {
		hold(browser);
		if (isCut) return void browser.destroy();
		const there = hold(connect(Number(port), 'localhost'));
		browser.pipe(there).pipe(browser);
	});
	await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
	const address = server.address();
	if (!address || typeof address === 'string') throw new Error('The proxy has no port.');
	const cut = (): void => {
		isCut = true;
		for (const socket of open) socket.destroy();
	};
	return {
		origin: `http://localhost:${address.port}`,
		cut,
		restore: () => {
			isCut = false;
		},
		close: () => {
			cut();
			return new Promise((resolve) => server.close(() => resolve()));
		},
	};
}
