import { createServer } from 'node:http';
import type { BundledFunction } from '../platform/bundled-function.ts';

export interface LambdaServer {
	readonly endpoint: string;
	close(): void;
}

/** Lambda's Invoke over HTTP for one function: its response, or its failure in Lambda's format. */
export async function lambdaServer(invoked: BundledFunction): Promise<LambdaServer> {
	const server = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(Buffer.from(chunk));
		const { value, error } = await invoked.invoke(JSON.parse(Buffer.concat(chunks).toString()));
		if (error === undefined) response.end(JSON.stringify(value ?? null));
		else response.writeHead(200, { 'x-amz-function-error': 'Unhandled' }).end(JSON.stringify({ errorMessage: error }));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	const port = typeof address === 'object' && address ? address.port : 0;
	return {
		endpoint: `http://127.0.0.1:${port}`,
		close: () => {
			server.close();
			server.closeAllConnections();
		},
	};
}
