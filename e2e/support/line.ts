import { connect, createServer, type Socket } from 'node:net';

/** The line between a browser and the site, which can be cut: whatever asks, page or worker, then finds nobody. */
export interface Line {
	/** Where the site is reached over this line. */
	readonly origin: string;
	cut(): void;
	mend(): void;
	close(): Promise<void>;
}

/** Lays a line to a site. */
export async function layLine(site: string): Promise<Line> {
	const { port } = new URL(site);
	const open = new Set<Socket>();
	let isCut = false;
	const hold = (socket: Socket): Socket => {
		open.add(socket);
		// A cut line tears both ends off; neither is worth a word.
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
	if (!address || typeof address === 'string') throw new Error('The line has no port.');
	const cut = (): void => {
		isCut = true;
		for (const socket of open) socket.destroy();
	};
	return {
		origin: `http://localhost:${address.port}`,
		cut,
		mend: () => {
			isCut = false;
		},
		close: () => {
			cut();
			return new Promise((resolve) => server.close(() => resolve()));
		},
	};
}
