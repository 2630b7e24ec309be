import { writtenLines } from '../../test-support/platform/written-lines.ts';
import { recordWebVitals } from './web-vitals-metric.gateway.ts';

test("a visit is one line: metrics by module, for CloudWatch's percentiles, and the route beside them", () => {
	const report = { route: '/appointments/*', firstByte: 180, largestPaint: 900, layoutShift: 0.01 };
	const lines = writtenLines(() => recordWebVitals({ module: 'booking', ...report }));
	expect(lines).toMatchObject([
		{
			service: 'engagement',
			module: 'booking',
			route: '/appointments/*',
			FirstByte: 180,
			LargestPaint: 900,
			LayoutShift: 0.01,
			_aws: { CloudWatchMetrics: [{ Namespace: 'Tulia', Dimensions: [['service', 'module']] }] },
		},
	]);
	expect(lines[0]).not.toHaveProperty('SlowestAnswer');
});

test('a visit without measurements writes no line', () => {
	expect(writtenLines(() => recordWebVitals({ module: 'shell', route: '/login' }))).toEqual([]);
});
