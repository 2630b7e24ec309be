import { fileURLToPath } from 'node:url';
import { seeds } from './cloud/first-content.ts';
import { type LocalCloud, startLocalCloud } from './start-local-cloud.ts';

/** Made by the build of the contracts. */
const apiDescription = fileURLToPath(new URL('../../packages/contracts/generated/openapi.json', import.meta.url));

/** `none` leaves the table as it is and releases nothing: for templates other than the centre's. */
const kinds = [...seeds, 'none'] as const;

/**
 * The last part of `npm start`: runs the local cloud until Ctrl-C, or until the process that started it is gone. Reads
 * PORT (8080), DATA_DIR (.local), SEED (history | demo | empty), DYNAMODB_ENDPOINT and ASSEMBLY_DIR (infra/cdk.out).
 */
async function main(): Promise<void> {
	// The SDK's advice on Node 20 is for who deploys; in AWS the functions run on Node 24.
	process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
	const port = Number(process.env.PORT ?? 8080);
	const seed = kinds.find((known) => known === (process.env.SEED ?? 'history'));
	if (!Number.isInteger(port) || port < 1 || port > 65_535)
		throw new Error(`PORT must be a port number, not ${process.env.PORT}.`);
	if (!seed) throw new Error(`SEED must be one of ${kinds.join(', ')}, not ${process.env.SEED}.`);
	const { DATA_DIR: dataDir = '.local', ASSEMBLY_DIR: assemblyDir } = process.env;
	const cloud = await startLocalCloud({ dataDir, port, seed, apiDescription, ...(assemblyDir ? { assemblyDir } : {}) });
	stop = cloud.stop;
	console.log(`
  Site        ${cloud.origin}
  Inbox       ${cloud.origin}/__local/mail
  Schedules   ${cloud.origin}/__local/schedules
  Clock       ${cloud.origin}/__local/clock
  API         ${cloud.origin}/__local/api-docs
  AWS         ${cloud.awsEndpoint} (AWS_ENDPOINT_URL; any credentials)
${seed === 'none' ? '' : '  Admin       admin@tulia.example / Karibu!2026\n'}${seed === 'history' ? '  Client      wanjiru.kamau@mail.example / Karibu!2026\n' : ''}${clockWords(cloud)}
  Ctrl-C stops everything; the data stays.
`);
}

/** That the demo's clock was moved, and how to move it back. */
function clockWords({ movedTo, origin }: LocalCloud): string {
	if (!movedTo) return '';
	const words = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;
	const time = movedTo.toLocaleString('en-GB', { ...words, hour12: true, timeZone: 'Africa/Nairobi' });
	return `
  The centre is closed now, so its clock starts at ${time} in Nairobi.
  ${origin}/__local/clock sets the real time.
`;
}

/** Until it has started there is nothing to wait for: what is cut off is done again by the next start. */
let stop = async (): Promise<void> => {};

function stopOnSignal(): void {
	let stopping = false;
	async function end(): Promise<void> {
		if (stopping) return;
		stopping = true;
		await stop();
		process.exit(0);
	}
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
	// `npm start` itself was killed: nobody is left to press Ctrl-C.
	process.on('disconnect', end);
}

stopOnSignal();
main().catch((error: unknown) => {
	console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
	process.exit(1);
});
