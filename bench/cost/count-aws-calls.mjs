/**
 * Preloaded into the local cloud by `npm run cost`: appends `service operation caller` to the file AWS_CALLS_LOG for
 * each AWS call. Uses Node's diagnostics channel, so the local cloud needs no code for it.
 */
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';

const scope = /Credential=([^/]+)\/\d+\/[^/]+\/([^/]+)\//;
const file = process.env.AWS_CALLS_LOG;

if (file)
	subscribe('http.server.request.start', ({ request }) => {
		const [, caller, service] = scope.exec(request.headers.authorization ?? '') ?? [];
		if (!service) return;
		const operation = String(request.headers['x-amz-target'] ?? request.method)
			.split('.')
			.at(-1);
		appendFileSync(file, `${service} ${operation} ${caller}\n`);
	});
