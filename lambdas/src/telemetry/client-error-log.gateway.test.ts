import { recordClientError } from './client-error-log.gateway.ts';

const report = {
	module: 'booking',
	release: '3f2a91',
	route: '/appointments/*',
	message: 'Minified React error #130',
} as const;

test.each([
	['page', 'ClientErrors'],
	['uncaught', 'ClientErrors'],
	['load', 'ModuleLoadFailures'],
] as const)('an error of kind %s is counted as %s of its module, as CloudWatch understands it', (kind, name) => {
	const written: Record<string, unknown>[] = [];
	const spies = [process.stdout, process.stderr].map((stream) =>
		jest.spyOn(stream, 'write').mockImplementation((line) => written.push(JSON.parse(String(line))) > 0),
	);
	recordClientError({ ...report, kind });
	for (const spy of spies) spy.mockRestore();
	const logged = written.find((line) => line.message === 'CLIENT_ERROR');
	const metric = written.find((line) => '_aws' in line);
	expect(logged).toMatchObject({
		message: 'CLIENT_ERROR',
		module: 'booking',
		release: '3f2a91',
		kind,
		route: '/appointments/*',
		errorMessage: 'Minified React error #130',
	});
	expect(metric).toMatchObject({
		[name]: 1,
		module: 'booking',
		service: 'engagement',
		_aws: { CloudWatchMetrics: [{ Namespace: 'Tulia', Dimensions: [['service', 'module']] }] },
	});
});
