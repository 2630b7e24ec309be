/**
 * A process as Lambda starts one: loads a bundle and gives it one event. Arguments: the bundle's file and the event as JSON. Writes the
 * milliseconds since the process began, and those of the processor, when the event was answered or refused.
 */
import { pathToFileURL } from 'node:url';

const [, , file, event] = process.argv;
const { handler } = await import(pathToFileURL(file).href);
const context = { awsRequestId: 'bench', functionName: 'bench', getRemainingTimeInMillis: () => 10_000 };
try {
	await handler(JSON.parse(event), context);
} catch {
	// An event that it refuses by an exception is answered, too.
}
const { user, system } = process.cpuUsage();
const firstEvent = JSON.stringify({ passed: performance.now(), processor: (user + system) / 1000 });
process.stdout.write(`\nFIRST_EVENT ${firstEvent}\n`, () => process.exit(0));
