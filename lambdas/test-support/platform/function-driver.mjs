/** Runs the function of the bundle at `argv[2]`: each message is an event, each reply its result. */
const { handler } = await import(process.argv[2]);
const context = { getRemainingTimeInMillis: () => 10000 };
process.on('message', (event) =>
	handler(event, context).then(
		(value) => process.send({ value }),
		(error) => process.send({ error: error.message }),
	),
);
process.send('ready');
