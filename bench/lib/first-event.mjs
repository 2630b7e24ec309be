/**
 * A process like one of Lambda: loads a bundle and invokes it with one event. Arguments: the bundle's file and the
 * event as JSON. Prints the milliseconds since the process began, and its processor time, at the response or refusal.
 */
import { pathToFileURL } from 'node:url';

const [, , file, event] = process.argv;
const { handler } = await import(pathToFileURL(file).href);
const context = { awsRequestId: 'bench', functionName: 'bench', getRemainingTimeInMillis: () => 10_000 };
try {
	await handler(JSON.parse(event), context);
} catch {
	// A refusal by an exception counts as a response.
}
const { user, system } = process.cpuUsage();
const firstEvent = JSON.stringify({ passed: performance.now(), processor: (user + system) / 1000 });
process.stdout.write(`\nFIRST_EVENT ${firstEvent}\n`, () => process.exit(0));
