/**
 * Lambda's Node runtime, in a function's process. It moves the clock, loads the bundle, and runs one event at a time.
 * Arguments: the bundle's file, the handler's name, the clock's offset in milliseconds.
 */
import { pathToFileURL } from 'node:url';

const [, , file, handlerName, initialOffset] = process.argv;
let offset = Number(initialOffset);

const RealDate = Date;
const realNow = Date.now.bind(Date);

/** `new Date()` and `Date.now()` give the time of the local cloud; everything else is the real Date. */
class LocalDate extends RealDate {
	constructor(...given) {
		if (given.length === 0) super(realNow() + offset);
		else super(...given);
	}
	static now() {
		return realNow() + offset;
	}
}
Object.defineProperty(LocalDate, 'name', { value: 'Date' });
globalThis.Date = LocalDate;

/** Ctrl-C reaches the whole process group; the runner decides when a function ends. */
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());

/** A failed send means that the runner has ended. */
const sendToParent = (message) => process.send?.(message, (error) => error && process.exit(1));

const describe = (error) => ({
	errorType: error?.name ?? 'Error',
	errorMessage: error?.message ?? String(error),
	trace: String(error?.stack ?? '').split('\n'),
});

function contextOf({ requestId, name, arn, memory, timeoutMs }) {
	const deadline = performance.now() + timeoutMs;
	return {
		callbackWaitsForEmptyEventLoop: false,
		functionName: name,
		functionVersion: '$LATEST',
		invokedFunctionArn: arn,
		memoryLimitInMB: String(memory),
		awsRequestId: requestId,
		logGroupName: `/aws/lambda/${name}`,
		logStreamName: process.env.AWS_LAMBDA_LOG_STREAM_NAME,
		getRemainingTimeInMillis: () => Math.max(0, Math.round(deadline - performance.now())),
	};
}

async function run(handler, { event, context }) {
	try {
		const value = await handler(event, contextOf(context));
		sendToParent({ kind: 'result', requestId: context.requestId, payload: JSON.stringify(value) ?? 'null' });
	} catch (error) {
		console.error('Invoke Error', JSON.stringify(describe(error)));
		sendToParent({ kind: 'error', requestId: context.requestId, error: describe(error) });
	}
}

try {
	const bundle = await import(pathToFileURL(file).href);
	const handler = bundle[handlerName];
	if (typeof handler !== 'function') throw new Error(`${file} exports no function "${handlerName}".`);
	// The only listener, registered before "ready": earlier events would be lost.
	process.on('message', (message) => {
		if (message.kind === 'clock') offset = message.offset;
		if (message.kind === 'invoke') run(handler, message);
	});
	sendToParent({ kind: 'ready' });
} catch (error) {
	console.error('Init Error', JSON.stringify(describe(error)));
	process.send?.({ kind: 'init-error', error: describe(error) }, () => process.exit(1));
}
