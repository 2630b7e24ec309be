/**
 * Runs one function in this process: each message is an event, each reply its result. The path of the bundle is the
 * only argument.
 */
const { handler } = await import(process.argv[2]);
const context = { getRemainingTimeInMillis: () => 10000 };
process.on('message', (event) =>
	handler(event, context).then(
		(value) => process.send({ value }),
		(error) => process.send({ error: error.message }),
	),
);
process.send('ready');
