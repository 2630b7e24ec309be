import { writtenLines } from '../../test-support/platform/written-lines.ts';
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
] as const)("an error of kind %s is counted as %s of its module, in CloudWatch's format", (kind, name) => {
	const written = writtenLines(() => recordClientError({ ...report, kind }));
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
