import { auditFindings } from './vulnerabilities.mjs';

const report = (vulnerabilities: object): string => JSON.stringify({ auditReportVersion: 2, vulnerabilities });

test('a severe vulnerability is reported, and a moderate one is not', () => {
	const found = auditFindings(
		report({
			one: { name: 'one', severity: 'critical', range: '<2.0.0' },
			two: { name: 'two', severity: 'moderate', range: '<2.0.0' },
		}),
	);
	expect(found).toEqual(['one <2.0.0 has a vulnerability that is critical.']);
});

test('a clean report has no findings', () => {
	expect(auditFindings(report({}))).toEqual([]);
});

test.each([JSON.stringify({ message: '405 Method Not Allowed' }), 'npm error', ''])(
	'an output without an audit report is refused, not taken as clean: %s',
	(output) => expect(() => auditFindings(output)).toThrow('The registry does not audit'),
);
